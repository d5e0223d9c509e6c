/** Whether a seed belongs to the fingerprint that was shown before the game. */

/** The fingerprint of a seed, as docs/protocol.md tells; null where this browser cannot count it out (without https). */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`sandtable commitment 1\n${seed}`))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What comes of checking, in a sentence. */
export async function checked(seed: string, commitment: string): Promise<string> {
  const found = await commitmentOf(seed)
  if (found === null) return 'This browser checks only pages that came over https. The record can be checked with “sandtable verify”.'
  return found === commitment
    ? 'Checked: the number belongs to this fingerprint, so the deal was fixed before the first move.'
    : 'The number does not belong to this fingerprint: this deal is not the one that was promised.'
}
