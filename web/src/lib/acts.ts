/** Which of the acts that the server offers belong to which target on the board. */

/** What an act is about: "establish d4" → "d4"; an act of one word has no target. */
export function targetOf(act: string): string | null {
  const words = act.split(' ')
  return words.length > 1 ? words[words.length - 1]! : null
}

export const verbOf = (act: string) => act.split(' ', 1)[0]!

/** The legal acts by their target, in the order offered. */
export function byTarget(legal: readonly string[]): Map<string, string[]> {
  const acts = new Map<string, string[]>()
  for (const act of legal) {
    const target = targetOf(act)
    if (target !== null) acts.set(target, [...(acts.get(target) ?? []), act])
  }
  return acts
}

/** The legal acts without a target, such as "stop". */
export const withoutTarget = (legal: readonly string[]) => legal.filter((act) => targetOf(act) === null)
