/** What is printed on the score modifiers and the additional tasks. */

import { ANIMALS, type Animal } from './tiles'

export interface Card {
  title: string
  text: string
  value: number
  animals: Animal[]
}

const herd = (animal: Animal, title: string): Card => ({
  title,
  text: `three or more ${title.toLowerCase()} in one finished landscape`,
  value: 5,
  animals: [animal, animal, animal],
})

const family = (title: string, from: number): Card => ({
  title,
  text: 'all four of them in one finished landscape',
  value: 5,
  animals: ANIMALS.slice(from, from + 4) as Animal[],
})

export const TASKS: Record<string, Card> = {
  buffalos: herd('buffalo', 'Buffalos'),
  elephants: herd('elephant', 'Elephants'),
  pandas: herd('panda', 'Pandas'),
  parrots: herd('parrot', 'Parrots'),
  snakes: herd('snake', 'Snakes'),
  scorpions: herd('scorpion', 'Scorpions'),
  'plains-animals': family('Plains animals', 0),
  'forest-animals': family('Forest animals', 4),
  'desert-animals': family('Desert animals', 8),
  perfection: { title: 'Perfection', text: 'no empty space and no misconnection', value: 6, animals: [] },
  'on-time': { title: 'On time', text: 'no empty space', value: 3, animals: [] },
  first: { title: 'First', text: 'be the first to jump out', value: 2, animals: [] },
}

export const MODIFIERS: Record<string, Pick<Card, 'title' | 'text'>> = {
  'most-landscapes': { title: 'Most landscapes', text: 'finished ones, without water' },
  'most-lakes': { title: 'Most lakes', text: 'finished water away from the rim' },
  'most-aquatic-animals': { title: 'Most aquatic animals', text: 'turtles, penguins, dolphins, whales' },
  'largest-lake': { title: 'Largest lake', text: 'tiles of your largest lake' },
  'largest-forest': { title: 'Largest forest', text: 'tiles of your largest finished forest' },
}
