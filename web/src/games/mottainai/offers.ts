/** The offers as the table shows them: together where only the wing differs, and with the card they are about. */

import type { Entry, Offer } from '../../lib/contract'

/** The card that an offer or an entry touches, as it lies there. */
export const cardOf = ({ targets }: Pick<Offer, 'targets'>): string | null => targets[0]?.split('/')[1] ?? null

/** The card that the last act was about. */
export const lastCard = (entry: Entry | null) => (entry ? cardOf(entry) : null)

/** Answers that differ only in the wing stand together. */
export function grouped(offers: readonly Offer[]): Offer[][] {
  const found = new Map<string, Offer[]>()
  for (const offer of offers) {
    const key = offer.parts.wing && offer.parts.card ? `${offer.verb} ${offer.parts.card}` : offer.act
    found.set(key, [...(found.get(key) ?? []), offer])
  }
  return [...found.values()]
}

/** "Complete Crane", for whichever wing. */
export const stem = ({ verb, parts }: Offer) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${parts.card}`
