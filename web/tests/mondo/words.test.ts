import { expect, test } from 'vitest'
import { clockWords, signed, sourceWords } from '../../src/games/mondo/labels'
import { offered } from '../../src/games/mondo/offers'
import { option } from '../../src/games/mondo/options'
import { ownerOf } from '../../src/games/mondo/view'
import { offers, view, world } from './samples'

test('a column that the board cannot show is told in words', () => {
  const tasks = [
    { column: 'tasks' as const, name: 'pandas', points: 5, spaces: ['c3'] },
    { column: 'tasks' as const, name: 'first', points: -2, spaces: [] },
  ]

  expect(sourceWords('tasks', tasks)).toBe('Tasks: Pandas +5, First −2')
  expect(sourceWords('modifier', [{ column: 'modifier', name: 'largest-forest', points: 4, spaces: [] }])).toBe('Score modifier: Largest forest +4')
  expect(sourceWords('animals', [])).toBe('Animals')
})

test('offers are found by what they are about', () => {
  const may = offered(offers('take 57', 'place c3 1', 'place c3 3', 'task pandas', 'turn', 'out'))

  expect(may.take.get(57)).toBe('take 57')
  expect(may.place.get('c3')).toEqual([undefined, 'place c3 1', undefined, 'place c3 3'])
  expect(may.task.get('pandas')).toBe('task pandas')
  expect([may.turn, may.back, may.out, may.ready]).toEqual(['turn', null, 'out', null])
})

test('a tile has an owner once it has left the heap', () => {
  const taken = view({ worlds: [world({ tiles: { c3: '12b1' } }), world({ hand: '57f' })] })

  expect([12, 57, 5].map((tile) => ownerOf(taken, tile))).toEqual([0, 1, null])
})

test('numbers and times', () => {
  expect([signed(4), signed(0), signed(-3)]).toEqual(['+4', '0', '−3'])
  expect([clockWords(61_000), clockWords(59_001), clockWords(-5)]).toEqual(['1:01', '1:00', '0:00'])
})

test('options have words', () => {
  expect(option('handicap_0')?.label).toBe('Your handicap')
  expect(option('handicap_1')?.label).toBe('Handicap of seat 2')
  expect(option('edges')?.choice?.('apart')).toBe('Only close them')
  expect(option('minutes')?.choice?.('untimed')).toBe('No clock')
  expect(option('weather')).toBeNull()
})
