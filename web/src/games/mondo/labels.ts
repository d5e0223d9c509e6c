/** Words for tiles, spaces, cards and lines of the score sheet. */

import { MODIFIERS, TASKS } from './cards'
import { facts } from './facts'
import { LANDSCAPES, faceOf, turned, type Letter } from './tiles'
import type { Column, Source } from './view'

const words = (edges: string) => [...edges].map((letter) => LANDSCAPES[letter as Letter])

/** "plains, plains, forest, desert; buffalo": edges from the north, clockwise. */
export function faceWords(face: string, turns = 0): string {
  const { edges, stands } = faceOf(face)
  const lying = turned(edges, turns)
  const told = new Set(lying).size === 1 ? `all ${words(lying)[0]}` : words(lying).join(', ')
  const what = stands === 'active' || stands === 'inactive' ? `${stands} volcano` : stands
  return what ? `${told}; ${what}` : told
}

/** "plains north, plains east …" for somebody who cannot see how a tile lies. */
export function lieWords(face: string, turns: number): string {
  const { edges, stands } = faceOf(face)
  const lying = words(turned(edges, turns))
  const told = new Set(lying).size === 1 ? `all ${lying[0]}` : `north ${lying[0]}, east ${lying[1]}, south ${lying[2]}, west ${lying[3]}`
  return stands ? `${told}; ${stands === 'active' || stands === 'inactive' ? `${stands} volcano` : stands}` : told
}

/** The columns of the score sheet in their order, and what they are called. */
export const COLUMN_TITLES = new Map<Column, string>(facts.columns.map(({ name, title }) => [name, title]))

/** A number with a true minus sign. */
export const plain = (points: number) => String(points).replace('-', '−')

export const signed = (points: number) => (points > 0 ? `+${points}` : plain(points))

/** What the points of a column came from, where it is more than the board shows: "Pandas +5, First −2". */
export function sourceWords(column: Column, sources: readonly Source[]): string {
  const title = COLUMN_TITLES.get(column)!
  const cards = column === 'tasks' ? TASKS : column === 'modifier' ? MODIFIERS : null
  const told = cards && sources.map(({ name, points }) => `${cards.get(name)?.title ?? name} ${signed(points)}`)
  return told?.length ? `${title}: ${told.join(', ')}` : title
}

export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
