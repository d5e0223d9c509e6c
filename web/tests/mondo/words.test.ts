import { expect, test } from 'vitest'
import { clockWords, signed } from '../../src/games/mondo/labels'
import { option } from '../../src/games/mondo/options'
import { origins } from '../../src/games/mondo/origins'
import { quicker } from '../../src/games/mondo/refusals'
import { table } from '../samples'
import { view, world } from './samples'

const BUILT = world({
  tiles: { c3: '1f0', d3: '17f1', c4: '89f0', d4: '1b0' },
  misconnections: ['c3e'],
  finished: [
    { landscape: 'plains', spaces: ['c3', 'd3'] },
    { landscape: 'water', spaces: ['d4'] },
  ],
})

test('a line of the score sheet shows where its points came from', () => {
  expect(origins(BUILT, 'animals').spaces).toEqual(['c3', 'd3'])
  expect(origins(BUILT, 'landscapes').spaces).toEqual(['c3', 'd3'])
  expect(origins(BUILT, 'volcanoes').spaces).toEqual(['c4'])
  expect(origins(BUILT, 'misconnections').edges).toEqual(['c3e'])
  expect(origins(BUILT, 'empty').spaces).toHaveLength(20)
  expect(origins(BUILT, 'modifier', 'most-lakes').spaces).toEqual(['d4'])
})

test('somebody who was quicker is named; one’s own tile is no miss', () => {
  const seats = table().seats
  const taken = view({ worlds: [world(), world({ hand: '57f' })] })

  expect(quicker(taken, 'take 57', seats, 0)).toBe('Still Mind was quicker.')
  expect(quicker(taken, 'take 57', seats, 1)).toBeNull()
  expect(quicker(taken, 'turn', seats, 0)).toBeNull()
})

test('numbers and times', () => {
  expect([signed(4), signed(0), signed(-3)]).toEqual(['+4', '0', '−3'])
  expect([clockWords(61_000), clockWords(59_001), clockWords(-5)]).toEqual(['1:01', '1:00', '0:00'])
})

test('only what makes sense is offered for a new table', () => {
  expect(option('difficulty', 2)).toBeNull()
  expect(option('level', 1)).toBeNull()
  expect(option('handicap_2', 2)).toBeNull()
  expect(option('handicap_1', 2)?.label).toBe('Handicap of seat 2')
  expect(option('minutes', 1)?.choice?.('untimed')).toBe('No clock')
})
