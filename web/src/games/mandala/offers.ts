/** The legal acts as offers: which cards may go where. */

import type { Color } from '../../lib/sand'

export type Place = 'mountain 1' | 'mountain 2' | 'field 1' | 'field 2' | 'discard'

export interface Offer {
  act: string
  color: Color
  place: Place
  number: number
}

/** The acts that bring cards from the hand somewhere, in the order offered. */
export const offersOf = (legal: readonly string[]): Offer[] => legal.map(offer).filter((read) => read !== null)

function offer(act: string): Offer | null {
  const [verb, first, second, third] = act.split(' ')
  if (verb === 'build') return { act, place: `mountain ${first}` as Place, color: second as Color, number: 1 }
  if (verb === 'grow') return { act, place: `field ${first}` as Place, color: second as Color, number: Number(third) }
  if (verb === 'discard') return { act, place: 'discard', color: first as Color, number: Number(second) }
  return null
}

/** The claims that are legal now, by color. */
export const claimsOf = (legal: readonly string[]): Map<Color, string> =>
  new Map(legal.filter((act) => act.startsWith('claim ')).map((act) => [act.split(' ')[1] as Color, act]))

/** The offers for a color and a place; where one is null, for every color or every place. */
export const matching = (offers: readonly Offer[], color: Color | null, place: Place | null) =>
  offers.filter((one) => (color === null || one.color === color) && (place === null || one.place === place))
