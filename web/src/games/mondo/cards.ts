/** The score modifiers and the additional tasks by their names. */

import { say } from 'words:mondo'
import { say as names } from 'words:mondo-names'
import { facts } from './facts'
import type { Animal } from './tiles'

type CardName = (typeof facts.tasks | typeof facts.modifiers)[number]['name']

export interface Card {
  title: string
  text: string
  /** The points that it gives or costs. */
  value: number
}

export interface Task extends Card {
  animals: readonly Animal[]
}

const told = (name: CardName) => ({ title: names(name), text: say(`text-${name}`) })

export function taskOf(name: string): Task | undefined {
  const task = facts.tasks.find((card) => card.name === name)
  return task && { ...told(task.name), value: task.value, animals: task.animals }
}

export function modifierOf(name: string): Card | undefined {
  const modifier = facts.modifiers.find((card) => card.name === name)
  return modifier && { ...told(modifier.name), value: modifier.value }
}
