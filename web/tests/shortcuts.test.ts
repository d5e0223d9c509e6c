import { expect, test } from 'vitest'
import { ANSWER_KEYS, GENERAL, TABLE } from '../src/lib/shortcuts'

test('no answer has a key that the page uses itself', () => {
  const taken = new Set<string>([...GENERAL, ...TABLE].map(({ keys }) => keys))
  expect(ANSWER_KEYS.filter((key) => taken.has(key))).toEqual([])
  expect(ANSWER_KEYS.slice(0, 11).join('')).toBe('123456789ad')
})
