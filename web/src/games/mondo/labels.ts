/** Words for tiles, spaces, cards and lines of the score sheet. */

import { LANDSCAPES, faceOf, turned, type Letter } from './tiles'
import type { LineName } from './view'

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

export const LINE_WORDS: Record<LineName, string> = {
  animals: 'Animals',
  landscapes: 'Finished landscapes',
  chip: 'Bonus chip',
  modifier: 'Score modifier',
  volcanoes: 'Volcanoes',
  empty: 'Empty spaces',
  misconnections: 'Misconnections',
  tasks: 'Tasks',
}

/** A number with a true minus sign. */
export const plain = (points: number) => String(points).replace('-', '−')

export const signed = (points: number) => (points > 0 ? `+${points}` : plain(points))

export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
