/** Words for tiles, spaces, cards and lines of the score sheet. */

import { say } from 'words:mondo'
import { say as names } from 'words:mondo-names'
import { modifierOf, taskOf } from './cards'
import { facts } from './facts'
import { LANDSCAPES, faceOf, turned, type Face, type Letter } from './tiles'
import type { Column, Source } from './view'

const words = (edges: string) => [...edges].map((letter) => names(LANDSCAPES[letter as Letter]))

/** "plains, plains, forest, desert; buffalo": edges from the north, clockwise. */
export function faceWords(face: string, turns = 0): string {
  const { edges, stands } = faceOf(face)
  const lying = words(turned(edges, turns))
  return withStanding(new Set(lying).size === 1 ? say('all-of-one', { landscape: lying[0]! }) : lying.join(', '), stands)
}

/** "plains north, plains east …" for somebody who cannot see how a tile lies. */
export function lieWords(face: string, turns: number): string {
  const { edges, stands } = faceOf(face)
  const [north, east, south, west] = words(turned(edges, turns)) as [string, string, string, string]
  const alike = new Set([north, east, south, west]).size === 1
  return withStanding(alike ? say('all-of-one', { landscape: north }) : say('edges', { north, east, south, west }), stands)
}

function withStanding(edges: string, stands: Face['stands']): string {
  return stands ? say('with-on-it', { edges, what: standingWords(stands) }) : edges
}

const standingWords = (stands: string) => (stands === 'active' || stands === 'inactive' ? say(`volcano-${stands}`) : names(stands))

/** The columns of the score sheet in their order. */
export const COLUMNS: readonly Column[] = facts.columns

export const columnTitle = (column: Column) => say(`column-${column}`)

/** A number with a true minus sign. */
export const plain = (points: number) => String(points).replace('-', '−')

export const signed = (points: number) => (points > 0 ? `+${points}` : plain(points))

/** What the points of a column came from, where it is more than the board shows: "Pandas +5, First −2". */
export function sourceWords(column: Column, sources: readonly Source[]): string {
  const title = columnTitle(column)
  const cardOf = column === 'tasks' ? taskOf : column === 'modifier' ? modifierOf : null
  const told = cardOf && sources.map(({ name, points }) => say('card-and-points', { card: cardOf(name)?.title ?? name, points: signed(points) }))
  return told?.length ? say('came-from', { column: title, cards: told.join(', ') }) : title
}

export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
