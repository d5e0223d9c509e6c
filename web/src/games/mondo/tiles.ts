/** How the tiles look: the edges of a front, what stands on it, and the one landscape of its back. */

import { facts } from './facts'

type Kind = (typeof facts.landscapes)[number]
export type Letter = Kind['letter']
export type Landscape = Kind['name']
export type Animal = Kind['animals'][number]
export type Volcano = 'active' | 'inactive'

/** By letter. */
export const LANDSCAPES = Object.fromEntries(facts.landscapes.map(({ letter, name }) => [letter, name])) as Record<Letter, Landscape>
export const LETTERS: readonly Letter[] = facts.landscapes.map(({ letter }) => letter)

const HOMES = new Map<string, Landscape>(facts.landscapes.flatMap(({ name, animals }) => animals.map((animal) => [animal, name] as const)))
export const ANIMALS = [...HOMES.keys()] as readonly Animal[]

/** One side of a tile before any turn: edges north, east, south, west. */
export interface Face {
  edges: string
  stands: Animal | Volcano | null
}

export const TILES = facts.tiles.length

/** The face of a text such as "57f" or "57b1", as views write them. */
export function faceOf(text: string): Face {
  const { front, stands, back } = facts.tiles[tileOf(text) - 1]!
  return text.includes('b') ? { edges: back.repeat(4), stands: null } : { edges: front, stands }
}

export const tileOf = (text: string) => Number.parseInt(text, 10)

/** The quarter turns of a lying tile: "57b1" is turned once. */
export const turnsOf = (text: string) => Number(text.at(-1))

/** The edges as a tile lies: a quarter turn clockwise takes north to east. */
export function turned(edges: string, turns: number): string {
  const shift = (4 - (turns % 4)) % 4
  return edges.slice(shift) + edges.slice(0, shift)
}

export const landscapeOf = (animal: Animal): Landscape => HOMES.get(animal)!

export const isAnimal = (stands: Face['stands']): stands is Animal => stands !== null && HOMES.has(stands)
