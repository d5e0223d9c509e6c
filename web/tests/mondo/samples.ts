/** Small worlds and views of Mondo for tests. */

import type { MondoView, World } from '../../src/games/mondo/view'

export const world = (more: Partial<World> = {}): World => ({
  tiles: {},
  misconnections: [],
  hand: null,
  out: 0,
  chip: 0,
  tasks: [],
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
