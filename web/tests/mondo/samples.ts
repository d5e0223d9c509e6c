/** Small worlds and views of Mondo for tests. */

import type { MondoAct, Offer } from '../../src/lib/contract'
import type { MondoView, World } from '../../src/games/mondo/view'

/** Offers of Mondo: "take 57", "place c3 1", "task pandas", "turn". */
export const offers = (...acts: string[]): Offer[] =>
  acts.map((act) => {
    const [verb, ...words] = act.split(' ') as [MondoAct['verb'], ...string[]]
    return { act, verb, parts: partsOf(verb, words), targets: words.slice(0, 1), label: act }
  })

function partsOf(verb: MondoAct['verb'], [first = '', second = '']: string[]): Offer['parts'] {
  if (verb === 'take') return { tile: Number(first) }
  if (verb === 'place') return { space: first, turns: Number(second), turned: 'as it is', tile: 1 }
  return verb === 'task' ? { task: first, title: first } : { tile: 1 }
}

export const world = (more: Partial<World> = {}): World => ({
  tiles: {},
  misconnections: [],
  hand: null,
  out: 0,
  chip: 0,
  tasks: [],
  sources: [],
  ...more,
})

export const view = (more: Partial<MondoView> = {}): MondoView => ({
  game: 'mondo',
  seat: 0,
  actors: [0, 1],
  outcome: null,
  seats: 2,
  options: { side: 'water' },
  phase: 'round',
  round: 1,
  rounds: 3,
  limit: null,
  at: 5000,
  started_at: 3000,
  ends_at: 423_000,
  heap: 'f'.repeat(136),
  arrangement: 7,
  chips: [4, 2],
  modifiers: [],
  tasks: [],
  volcano_chip: [],
  ready: [],
  worlds: [world(), world()],
  sheet: [],
  scores: [0, 0],
  ...more,
})
