/** A view of Mandala as the server sends it. */

import type { View } from '../../lib/protocol'
import { COLORS, type Color } from '../../lib/sand'

/** Six numbers of cards, in the order of the colors. */
export type Pile = number[]

export interface Areas {
  mountain: Pile
  fields: Pile[]
}

export interface MandalaView extends View {
  phase: 'playing' | 'claiming' | 'over'
  turn: number
  destroying: number | null
  mandalas: Areas[]
  hand_sizes: number[]
  /** Null where the reader does not see the cards. */
  hands: (Pile | null)[]
  cup_sizes: number[]
  cups: (Pile | null)[]
  /** What everybody saw go into a Cup. */
  claimed: Pile[]
  rivers: Color[][]
  points: number[]
  discard: Pile
  deck: number
  unseen: Pile
  exhausted: boolean
}

export interface Cards {
  color: Color
  number: number
}

export const NUMBERS = [1, 2] as const
export const PLACES_IN_RIVER = [1, 2, 3, 4, 5, 6]

/** What lies in a pile, sorted by color. */
export const cardsOf = (pile: Pile): Cards[] =>
  COLORS.map((color, at) => ({ color, number: pile[at] ?? 0 })).filter(({ number }) => number > 0)

export const sizeOf = (pile: Pile) => pile.reduce((sum, number) => sum + number, 0)

export const countOf = (pile: Pile, color: Color) => pile[COLORS.indexOf(color)] ?? 0

/** The cards of a Cup that the reader knows, and how many there are besides. */
export function knownCup(view: MandalaView, seat: number): { known: Pile; hidden: number } {
  const known = view.cups[seat] ?? view.claimed[seat]!
  return { known, hidden: view.cup_sizes[seat]! - sizeOf(known) }
}
