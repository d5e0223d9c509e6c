import { expect, test } from 'vitest'
import { arrivals, goalOf, moves } from '../../src/games/mandala/moves'
import { entry, finished, view } from './sample'

const NONE = [0, 0, 0, 0, 0, 0]
const areas = (mountain: number[], near = NONE, far = NONE) => ({ mountain, fields: [near, far], missing: [], first: null, gains: [NONE, NONE] })

test('a card is built and three are drawn, told by color in one’s own hand', () => {
  const after = view({
    mandalas: [areas([1, 0, 0, 0, 0, 2]), view().mandalas[1]!],
    hands: [[1, 3, 0, 0, 2, 0], null],
    hand_sizes: [6, 6],
  })

  expect(moves(view(), after, entry('build 1 red'))).toEqual([
    { color: 'red', number: 1, from: 'hand 0', to: 'mountain 1' },
    { color: 'black', number: 1, from: 'deck', to: 'hand 0' },
    { color: 'orange', number: 2, from: 'deck', to: 'hand 0' },
  ])
})

test('of a hidden hand only how many were drawn', () => {
  const after = view({ hand_sizes: [4, 8], mandalas: [areas([2, 0, 0, 0, 0, 1]), view().mandalas[1]!] })

  expect(moves(view(), after, entry('build 1 black', 1))).toEqual([
    { color: 'black', number: 1, from: 'hand 1', to: 'mountain 1' },
    { color: null, number: 3, from: 'deck', to: 'hand 1' },
  ])
})

test('a field grows and nothing is drawn', () => {
  const after = view({ hands: [[0, 1, 0, 0, 0, 1], null], hand_sizes: [2, 6], mandalas: [areas([1, 0, 0, 0, 0, 1], [0, 2, 0, 0, 0, 0]), view().mandalas[1]!] })

  expect(moves(view(), after, entry('grow 1 green 2'))).toEqual([{ color: 'green', number: 2, from: 'hand 0', to: 'field 1 0' }])
})

test('cards are discarded and drawn again', () => {
  const after = view({ hands: [[0, 1, 2, 0, 0, 1], null], discard: [0, 2, 0, 0, 0, 0] })

  expect(moves(view(), after, entry('discard green 2'))).toEqual([
    { color: 'green', number: 2, from: 'hand 0', to: 'discard' },
    { color: 'purple', number: 2, from: 'deck', to: 'hand 0' },
  ])
})

test('a claim goes to river and cup; the last one clears the Mandala and fills it anew', () => {
  const before = view({ phase: 'claiming', destroying: 1, mandalas: [areas([3, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]), view().mandalas[1]!] })
  const after = view({ mandalas: [areas([0, 0, 0, 1, 1, 0]), view().mandalas[1]!], rivers: [['black'], []], cup_sizes: [4, 2] })

  expect(moves(before, after, entry('claim black'))).toEqual([
    { color: 'black', number: 1, from: 'mountain 1', to: 'river 0' },
    { color: 'black', number: 2, from: 'mountain 1', to: 'cup 0' },
    { color: 'yellow', number: 1, from: 'deck', to: 'mountain 1' },
    { color: 'orange', number: 1, from: 'deck', to: 'mountain 1' },
    { color: 'green', number: 1, from: 'field 1 0', to: 'discard' },
  ])
})

test('a claim without a field goes to the discard pile', () => {
  const before = view({ phase: 'claiming', destroying: 1, mandalas: [areas([1, 0, 0, 0, 0, 2], NONE, [0, 1, 0, 0, 0, 0]), view().mandalas[1]!] })
  const after = view({ ...before, mandalas: [areas([1, 0, 0, 0, 0, 0], NONE, [0, 1, 0, 0, 0, 0]), view().mandalas[1]!] })

  expect(moves(before, after, entry('claim red'))).toEqual([{ color: 'red', number: 2, from: 'mountain 1', to: 'discard' }])
})

test('at the end only the claim itself moves; a pass and the clock move nothing', () => {
  const before = view({ phase: 'claiming', destroying: 1, mandalas: [areas([2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]), view().mandalas[1]!] })
  const after = view({ phase: 'over', outcome: finished, mandalas: [areas(NONE), areas(NONE)], cup_sizes: [4, 2] })

  expect(moves(before, after, entry('claim black'))).toEqual([{ color: 'black', number: 2, from: 'mountain 1', to: 'cup 0' }])
  expect(moves(view(), view(), entry('pass'))).toEqual([])
  expect(moves(view(), view(), { ...entry('build 1 red'), seat: null })).toEqual([])
})

test('what is done beside the rules moves nothing', () => {
  const now = view()
  for (const act of ['/resign', '/holiday 2', '/take-back 4']) expect(moves(now, now, entry(act))).toEqual([])
})

test('arrivals are counted by zone and color', () => {
  const coming = arrivals([
    { color: 'red', number: 1, from: 'deck', to: 'hand 0' },
    { color: 'red', number: 2, from: 'deck', to: 'hand 0' },
    { color: null, number: 3, from: 'deck', to: 'hand 1' },
  ])

  expect([...coming]).toEqual([['hand 0 red', 3], ['hand 1 null', 3]])
})

test('where an act brought its cards', () => {
  expect(['build 2 red', 'grow 1 green 3', 'claim black', 'discard red 1', 'pass'].map((act) => goalOf(entry(act, 1)))).toEqual([
    'mountain 2 red',
    'field 1 1 green',
    'river 1 black',
    '',
    '',
  ])
})
