/** Small messages and views for tests. */

import type { Acted, Entry, Offer, Seat, TableShown } from '../src/lib/contract'
import { USUAL } from '../src/lib/terms'
import type { PatternsView } from '../src/games/patterns/view'

export const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name,
  bot: null,
  online: true,
  you: false,
  trouble: null,
  person: null,
  stand_in: null,
  gone: false,
  absent: false,
  offered: false,
  program: false,
  rating: null,
  provisional: false,
  ...more,
})

const LABELS: Record<string, string> = {
  establish: 'Establish purple on …, take red',
  swap: 'Swap purple on …, take red',
  flip: 'Flip red on …',
  bowl: 'Choose the … token',
  stop: 'Stop flipping',
}

/** Offers of Patterns: "establish d4", "bowl red", "stop". */
export const offers = (...acts: string[]): Offer[] =>
  acts.map((act) => {
    const [verb = '', target] = act.split(' ')
    const parts = { space: target ?? '', color: target ?? '', placed: 'purple', taken: 'red', claim: 1 }
    return { act, verb, parts, targets: target ? [target] : [], label: LABELS[verb]?.replace('…', target ?? '') ?? act }
  })

/** A line of the log of Patterns. */
export const entry = (number: number, seat: number | null, act: string, text: string, at = 0): Entry => {
  const { label: _, ...shown } = offers(act)[0]!
  return { number, seat, at, text, ...shown }
}

export function view(more: Partial<PatternsView> = {}): PatternsView {
  return {
    game: 'patterns',
    seat: 0,
    actors: [0],
    outcome: null,
    phase: 'playing',
    start: 0,
    board: { d4: { color: 'red' }, d5: { color: 'green' }, e4: { color: 'black' } },
    aside: [],
    bowls: ['purple', 'yellow'],
    rivers: [[], []],
    scores: [0, 0],
    ...more,
  }
}

export function table(more: Partial<TableShown> = {}): TableShown {
  return {
    type: 'table',
    table: 'T',
    game: 'patterns',
    at_once: false,
    options: {},
    terms: USUAL,
    seats: [seat('Mira', { you: true }), seat('Still Mind', { kind: 'bot', bot: 'level6' })],
    seat: 0,
    follows: null,
    number: 1,
    view: view(),
    question: 'Establish a purple group.',
    offers: offers('establish d4', 'establish d5', 'flip d5'),
    result: null,
    log: [entry(1, 1, 'bowl yellow', 'chose the yellow bowl token')],
    commitment: 'c0ffee',
    seed: null,
    rematch: { agreed: [], next: null },
    waiting: false,
    now: 20,
    affairs: { asked: null, abort: false, hurry: false, back: null },
    times: null,
    habits: { twice: true, confirm: false, single: false },
    sketch: null,
    ...more,
  }
}

export function acted(number: number, more: Partial<Acted> = {}): Acted {
  return {
    type: 'acted',
    table: 'T',
    number,
    entry: entry(number, 0, 'establish d4', 'established purple on d4', 10),
    view: view({ actors: [1] }),
    question: 'Your opponent is thinking.',
    offers: [],
    result: null,
    seed: null,
    affairs: { asked: null, abort: false, hurry: false, back: null },
    times: null,
    changes: null,
    ...more,
  }
}

export const finished = { scores: [3, 5], winners: [1], reason: 'a player could not act' }
