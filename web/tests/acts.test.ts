import { expect, test } from 'vitest'
import { byTarget, targetOf, verbOf, withoutTarget } from '../src/lib/acts'

test('the target is the last word of an act', () => {
  expect(targetOf('establish d4')).toBe('d4')
  expect(targetOf('bowl red')).toBe('red')
  expect(targetOf('stop')).toBeNull()
  expect(verbOf('establish d4')).toBe('establish')
})

test('acts are found by their target, in the order offered', () => {
  const acts = byTarget(['flip d5', 'flip e5', 'swap d5', 'stop'])

  expect(acts.get('d5')).toEqual(['flip d5', 'swap d5'])
  expect(acts.get('e5')).toEqual(['flip e5'])
  expect(acts.has('d4')).toBe(false)
  expect(acts.size).toBe(2)
})

test('acts without a target are kept apart', () => {
  expect(withoutTarget(['flip d5', 'stop'])).toEqual(['stop'])
})
