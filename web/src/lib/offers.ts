/** Which of the acts that the server offers belong to which target on the board. */

import type { Offer } from './contract'

/** The offers by what they touch, in the order offered. */
export function byTarget<O extends Offer>(offers: readonly O[]): Map<string, O[]> {
  const found = new Map<string, O[]>()
  for (const offer of offers) {
    for (const target of offer.targets) found.set(target, [...(found.get(target) ?? []), offer])
  }
  return found
}

/** The offers that touch nothing, such as "stop": they want a button. */
export const withoutTarget = <O extends Offer>(offers: readonly O[]) => offers.filter(({ targets }) => targets.length === 0)
