/** Whether a seed belongs to the fingerprint that was shown before the game. */

import { say } from 'words:table'

/** The fingerprint of a seed, as docs/protocol.md tells; null where this browser cannot count it out (without https). */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`sandtable commitment 1\n${seed}`))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What comes of checking, in a sentence. */
export async function checked(seed: string, commitment: string): Promise<string> {
  const found = await commitmentOf(seed)
  if (found === null) return say('deal-unchecked')
  return found === commitment
    ? say('deal-good')
    : say('deal-bad')
}
