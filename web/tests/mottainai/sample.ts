/** Small views and offers of Mottainai for tests. */

import type { Offer } from '../../src/lib/contract'
import type { MottainaiView, Player } from '../../src/games/mottainai/view'

export const player = (cards: Partial<Player> = {}): Player => ({
  hand: null,
  hand_size: 0,
  hand_known: [],
  hand_known_to_all: [],
  hand_lacks: [],
  pickup_size: 0,
  pickup_known: [],
  pickup_known_to_all: [],
  task: null,
  face_down: false,
  assistants: [],
  workplace: [],
  sales: [],
  left: [],
  right: [],
  covered_jobs: [],
  covered_sales: [],
  points: 0,
  tally: null,
  ...cards,
})

export function view(mine: Partial<Player> = {}, theirs: Partial<Player> = {}, more: Partial<MottainaiView> = {}): MottainaiView {
  return {
    game: 'mottainai',
    seat: 0,
    actors: [0],
    outcome: null,
    edition: 'pnp',
    wing_limit: 5,
    turn: 0,
    part: 'noon',
    phase: 7,
    deck: { size: 20, known: {}, known_to_all: [] },
    floor: [],
    players: [player(mine), player(theirs)],
    copies: [null, null],
    extra_turns: 0,
    borrowed: 0,
    bonus: 0,
    stand_ins: 0,
    seconds: [],
    drawn: 0,
    turned_up: [],
    asks: null,
    waiting: [],
    ...more,
  }
}

export const offer = (act: string, verb: string, parts: Offer['parts'] = {}, targets: string[] = [], label = act): Offer => ({ act, verb, parts, targets, label })

/** "Complete Vase" into a wing. */
export const complete = (card: string, wing: string) =>
  offer(`complete ${card} ${wing}`, 'complete', { card, wing }, [`hand/${card}`], `Complete ${card}, ${wing} wing`)
