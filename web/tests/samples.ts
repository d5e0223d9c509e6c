/** Small messages and views for tests. */

import type { ActedMessage, Seat, TableMessage } from '../src/lib/protocol'
import type { PatternsView } from '../src/games/patterns/view'

const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name,
  bot: null,
  online: true,
  you: false,
  ...more,
})

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

export function table(more: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    table: 'T',
    game: 'patterns',
    options: {},
    seats: [seat('Mira', { you: true }), seat('Still Mind', { kind: 'bot', bot: 'uct' })],
    seat: 0,
    number: 1,
    view: view(),
    question: 'Establish a purple group.',
    legal: ['establish d4', 'establish d5', 'flip d5'],
    log: [{ number: 1, seat: 1, at: 0, act: 'bowl yellow', text: 'chose the yellow bowl token' }],
    commitment: 'c0ffee',
    seed: null,
    rematch: { agreed: [], table: null },
    waiting: false,
    now: 20,
    ...more,
  }
}

export function acted(number: number, more: Partial<ActedMessage> = {}): ActedMessage {
  return {
    type: 'acted',
    table: 'T',
    number,
    entry: { number, seat: 0, at: 10, act: 'establish d4', text: 'established purple on d4' },
    view: view({ actors: [1] }),
    question: 'Your opponent is thinking.',
    legal: [],
    seed: null,
    ...more,
  }
}

export const finished = { scores: [3, 5], winners: [1], reason: 'a player could not act' }
