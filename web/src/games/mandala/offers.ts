/** The offers as plays: which cards may go where. */

import type { MandalaAct, Offer } from '../../lib/contract'
import type { Color } from '../../lib/sand'

export type Place = 'mountain 1' | 'mountain 2' | 'field 1' | 'field 2' | 'discard'

/** Cards of the hand that may go to a place. */
export interface Play {
  act: string
  label: string
  color: Color
  place: Place
  number: number
}

/** The offers that bring cards from the hand somewhere, in the order offered. */
export function playsOf(offers: readonly Offer[]): Play[] {
  return offers.flatMap((offer) => {
    const { verb, parts } = offer as Offer & MandalaAct
    if (verb !== 'build' && verb !== 'grow' && verb !== 'discard') return []
    const number = verb === 'build' ? 1 : parts.number
    return [{ act: offer.act, label: offer.label, color: parts.color as Color, place: offer.targets[1] as Place, number }]
  })
}

/** The claims that are offered now, by color. */
export const claimsOf = (offers: readonly Offer[]): Map<Color, string> =>
  new Map(offers.filter(({ verb }) => verb === 'claim').map(({ act, parts }) => [parts.color as Color, act]))

/** The plays for a color and a place; where one is null, for every color or every place. */
export const matching = (plays: readonly Play[], color: Color | null, place: Place | null) =>
  plays.filter((one) => (color === null || one.color === color) && (place === null || one.place === place))
