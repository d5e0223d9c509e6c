/** A view of Mandala, and small questions about it. */

import type { MandalaView } from '../../lib/contract'
import { COLORS, type Color } from '../../lib/sand'
import { facts } from './facts'

export type { MandalaHarvest as Harvest, MandalaShown as Areas, MandalaView } from '../../lib/contract'

/** Six numbers of cards, in the order of the colors. */
export type Pile = number[]

export interface Cards {
  color: Color
  number: number
}

export const NUMBERS = [1, 2] as const
export const PLACES_IN_RIVER = Array.from({ length: facts.river_places }, (_, at) => at + 1)

/** What lies in a pile, sorted by color. */
export const cardsOf = (pile: Pile): Cards[] =>
  COLORS.map((color, at) => ({ color, number: pile[at] ?? 0 })).filter(({ number }) => number > 0)

export const sizeOf = (pile: Pile) => pile.reduce((sum, number) => sum + number, 0)

export const countOf = (pile: Pile, color: Color) => pile[COLORS.indexOf(color)] ?? 0

/** The cards of a Cup that the reader is shown, and how many there are besides. */
export function knownCup(view: MandalaView, seat: number): { known: Pile; hidden: number } {
  const known = view.cups[seat] ?? (view.in_sight[seat] ? view.claimed[seat]! : [])
  return { known, hidden: view.cup_sizes[seat]! - sizeOf(known) }
}
