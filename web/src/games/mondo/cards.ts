/** The score modifiers and the additional tasks by their names. */

import { facts } from './facts'
import type { Animal } from './tiles'

export interface Card {
  title: string
  text: string
  /** The points that it gives or costs. */
  value: number
}

export interface Task extends Card {
  animals: readonly Animal[]
}

const byName = <T extends { name: string }>(cards: readonly T[]): ReadonlyMap<string, T> => new Map(cards.map((card) => [card.name, card]))

export const TASKS: ReadonlyMap<string, Task> = byName(facts.tasks)
export const MODIFIERS: ReadonlyMap<string, Card> = byName(facts.modifiers)
