/** Tiles found by words, as somebody would ask for them: "forest with panda", "water on top, desert left". */

import { ANIMALS, faceOf, LANDSCAPES, turned, type Letter } from './tiles'

const SIDES: Record<string, number> = {
  north: 0, top: 0, up: 0, above: 0,
  east: 1, right: 1,
  south: 2, bottom: 2, down: 2, below: 2,
  west: 3, left: 3,
}
const LETTERS = new Map(Object.entries(LANDSCAPES).map(([letter, name]) => [name as string, letter as Letter]))
const STANDING = new Set<string>([...ANIMALS, 'active', 'inactive', 'volcano'])

export interface Wanted {
  /** The landscape of each side, from the north clockwise; empty where it does not matter. */
  sides: string[]
  /** Landscapes that any side has. */
  anywhere: Letter[]
  stands: string[]
  /** Words that mean nothing here. */
  unknown: string[]
}

const FILLING = new Set(['on', 'the', 'with', 'a', 'an', 'and', 'at', 'in', 'to', 'of', 'tile', 'side'])

/** What is asked for: a landscape belongs to the next side that is named within its part of the sentence. */
export function understood(text: string): Wanted {
  const wanted: Wanted = { sides: ['', '', '', ''], anywhere: [], stands: [], unknown: [] }
  for (const part of text.toLowerCase().split(/[,;]|\band\b/)) {
    const words = part.split(/[^a-z]+/).filter((word) => word && !FILLING.has(word))
    const letters = words.flatMap((word) => LETTERS.get(word) ?? [])
    const sides = words.flatMap((word) => SIDES[word] ?? [])
    if (sides.length && letters.length) sides.forEach((side, at) => (wanted.sides[side] = letters[at] ?? letters[0]!))
    else wanted.anywhere.push(...letters)
    wanted.stands.push(...words.filter((word) => STANDING.has(word)))
    wanted.unknown.push(...words.filter((word) => !LETTERS.has(word) && !(word in SIDES) && !STANDING.has(word)))
  }
  return wanted
}

/** Whether a face is what was asked for, turned as needed. */
export function fits(face: string, { sides, anywhere, stands }: Wanted): boolean {
  const { edges, stands: standing } = faceOf(face)
  const told = standing === 'active' || standing === 'inactive' ? `${standing} volcano` : (standing ?? '')
  if (!stands.every((word) => told.split(' ').includes(word))) return false
  if (!anywhere.every((letter) => edges.includes(letter))) return false
  return [0, 1, 2, 3].some((turns) => [...turned(edges, turns)].every((letter, at) => !sides[at] || sides[at] === letter))
}
