/** A small view of Mandala for tests. Piles are black, green, purple, yellow, orange, red. */

import type { Entry, Offer } from '../../src/lib/contract'
import type { MandalaView } from '../../src/games/mandala/view'

const NONE = [0, 0, 0, 0, 0, 0]

export function view(more: Partial<MandalaView> = {}): MandalaView {
  return {
    game: 'mandala',
    seat: 0,
    actors: [0],
    outcome: null,
    phase: 'playing',
    cups_shown: 'open',
    turn: 0,
    destroying: null,
    mandalas: [
      { mountain: [1, 0, 0, 0, 0, 1], fields: [NONE, NONE], missing: ['green', 'purple', 'yellow', 'orange'], first: null, gains: [NONE, NONE] },
      { mountain: [0, 2, 0, 0, 0, 0], fields: [NONE, [0, 0, 0, 1, 0, 0]], missing: ['black', 'purple', 'orange', 'red'], first: 1, gains: [NONE, [0, 1, 0, 0, 0, 0]] },
    ],
    hand_sizes: [4, 6],
    hands: [[0, 3, 0, 0, 0, 1], null],
    cup_sizes: [2, 2],
    cups: [[2, 0, 0, 0, 0, 0], null],
    in_sight: [true, true],
    claimed: [NONE, NONE],
    rivers: [[], []],
    harvests: [
      { places: [], strays: [2, 0, 0, 0, 0, 0] },
      { places: [], strays: NONE },
    ],
    points: [0, 0],
    discard: NONE,
    deck: 80,
    unseen: [15, 13, 18, 17, 18, 16],
    exhausted: false,
    idle: 0,
    passed: false,
    ...more,
  }
}

/** Offers of Mandala: "build 1 red", "grow 2 green 3", "discard red 2", "claim yellow", "pass". */
export const offers = (...acts: string[]): Offer[] => acts.map(offer)

function offer(act: string): Offer {
  const [verb = '', ...words] = act.split(' ')
  const label = act.charAt(0).toUpperCase() + act.slice(1)
  if (verb === 'pass') return { act, verb, parts: {}, targets: [], label }
  if (verb === 'claim') return { act, verb, parts: { color: words[0]!, cards: 1 }, targets: [`claim ${words[0]}`], label }
  if (verb === 'discard') return { act, verb, parts: { color: words[0]!, number: Number(words[1]) }, targets: [`hand ${words[0]}`, 'discard'], label }
  const parts = { mandala: Number(words[0]), color: words[1]!, ...(verb === 'grow' && { number: Number(words[2]) }) }
  return { act, verb, parts, targets: [`hand ${words[1]}`, `${verb === 'build' ? 'mountain' : 'field'} ${words[0]}`], label }
}

export function entry(act: string, seat = 0, number = 1): Entry {
  const { label: text, ...shown } = offer(act)
  return { number, seat, at: 0, text, ...shown }
}

export const finished = { scores: [7, 0], winners: [0], reason: 'a sixth river card' }
