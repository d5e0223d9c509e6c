/** A small view of Mandala for tests. Piles are black, green, purple, yellow, orange, red. */

import type { MandalaView } from '../../src/games/mandala/view'

const NONE = [0, 0, 0, 0, 0, 0]

export function view(more: Partial<MandalaView> = {}): MandalaView {
  return {
    game: 'mandala',
    seat: 0,
    actors: [0],
    outcome: null,
    phase: 'playing',
    turn: 0,
    destroying: null,
    mandalas: [
      { mountain: [1, 0, 0, 0, 0, 1], fields: [NONE, NONE] },
      { mountain: [0, 2, 0, 0, 0, 0], fields: [NONE, [0, 0, 0, 1, 0, 0]] },
    ],
    hand_sizes: [4, 6],
    hands: [[0, 3, 0, 0, 0, 1], null],
    cup_sizes: [2, 2],
    cups: [[2, 0, 0, 0, 0, 0], null],
    claimed: [NONE, NONE],
    rivers: [[], []],
    points: [0, 0],
    discard: NONE,
    deck: 80,
    unseen: [15, 13, 18, 17, 18, 16],
    exhausted: false,
    ...more,
  }
}

export const entry = (act: string, seat = 0, number = 1) => ({ number, seat, at: 0, act, text: act })

export const finished = { scores: [7, 0], winners: [0], reason: 'a sixth river card' }
