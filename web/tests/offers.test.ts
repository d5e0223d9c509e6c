import { expect, test } from 'vitest'
import { byTarget, withoutTarget } from '../src/lib/offers'
import { offers } from './samples'

test('offers are found by their target, in the order offered', () => {
  const found = byTarget(offers('flip d5', 'flip e5', 'swap d5', 'stop'))

  expect(found.get('d5')!.map(({ act }) => act)).toEqual(['flip d5', 'swap d5'])
  expect(found.get('e5')!.map(({ act }) => act)).toEqual(['flip e5'])
  expect(found.has('d4')).toBe(false)
  expect(found.size).toBe(2)
})

test('an offer that touches several things is found by each', () => {
  const [build] = offers('build red')
  const found = byTarget([{ ...build!, targets: ['hand red', 'mountain 1'] }])

  expect(found.get('hand red')).toEqual(found.get('mountain 1'))
})

test('offers without a target are kept apart', () => {
  expect(withoutTarget(offers('flip d5', 'stop')).map(({ act }) => act)).toEqual(['stop'])
})
