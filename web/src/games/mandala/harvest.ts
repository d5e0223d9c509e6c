/** A Cup sorted by the River: what each place brings. */

import { COLORS, type Color } from '../../lib/sand'
import { cardsOf, countOf, PLACES_IN_RIVER, type Cards, type Pile } from './view'

export interface Column {
  place: number
  /** Null where no card lies in the River. */
  color: Color | null
  number: number
  points: number
}

export function columns(river: readonly Color[], cup: Pile): Column[] {
  return PLACES_IN_RIVER.map((place) => {
    const color = river[place - 1] ?? null
    const number = color ? countOf(cup, color) : 0
    return { place, color, number, points: number * place }
  })
}

/** The Cup cards of colors that the River misses: worth nothing. */
export const worthless = (river: readonly Color[], cup: Pile): Cards[] =>
  cardsOf(COLORS.map((color) => (river.includes(color) ? 0 : countOf(cup, color))))
