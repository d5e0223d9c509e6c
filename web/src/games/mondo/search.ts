/** Tiles found by words, as somebody would ask for them: "forest with panda", "water on top, desert left". */

import { say } from 'words:mondo'
import { say as names } from 'words:mondo-names'
import { ANIMALS, faceOf, LANDSCAPES, turned, type Letter } from './tiles'

const listed = (words: string) => words.split(' ')

/** What words mean in the reader's language. */
function meanings() {
  const sides = (['find-north', 'find-east', 'find-south', 'find-west'] as const).map((id) => listed(say(id)))
  const volcanoes = { active: listed(say('find-active')), inactive: listed(say('find-inactive')), volcano: listed(say('find-volcano')) }
  return {
    sides: new Map(sides.flatMap((words, side) => words.map((word) => [word, side] as const))),
    letters: new Map(Object.entries(LANDSCAPES).map(([letter, name]) => [names(name).toLowerCase(), letter as Letter])),
    standing: new Map([
      ...ANIMALS.map((animal) => [names(animal).toLowerCase(), animal as string] as const),
      ...Object.entries(volcanoes).flatMap(([meant, words]) => words.map((word) => [word, meant] as const)),
    ]),
    filling: new Set(listed(say('find-filling'))),
    part: say('find-part'),
  }
}

export interface Wanted {
  /** The landscape of each side, from the north clockwise; empty where it does not matter. */
  sides: string[]
  /** Landscapes that any side has. */
  anywhere: Letter[]
  stands: string[]
  /** Words that mean nothing here. */
  unknown: string[]
}

/** What is asked for: a landscape belongs to the next side that is named within its part of the sentence. */
export function understood(text: string): Wanted {
  const wanted: Wanted = { sides: ['', '', '', ''], anywhere: [], stands: [], unknown: [] }
  const means = meanings()
  for (const part of text.toLowerCase().split(new RegExp(`[,;]|\\b${means.part}\\b`))) {
    const words = part.split(/[^\p{L}]+/u).filter((word) => word && !means.filling.has(word))
    const letters = words.flatMap((word) => means.letters.get(word) ?? [])
    const sides = words.flatMap((word) => means.sides.get(word) ?? [])
    if (sides.length && letters.length) sides.forEach((side, at) => (wanted.sides[side] = letters[at] ?? letters[0]!))
    else wanted.anywhere.push(...letters)
    wanted.stands.push(...words.flatMap((word) => means.standing.get(word) ?? []))
    wanted.unknown.push(...words.filter((word) => !means.letters.has(word) && !means.sides.has(word) && !means.standing.has(word)))
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
