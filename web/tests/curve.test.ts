import { expect, test } from 'vitest'
import { draw } from '../src/lib/curve'

const point = (rating: number, error = 0) => ({ at: 0, rating, error })

test('a curve runs from left to right between whole hundreds', () => {
  const { line, lowest, highest } = draw([point(1300), point(1450)], 100, 60)

  expect([lowest, highest]).toEqual([1200, 1600])
  expect(line).toBe('0,45 100,22.5')
})

test('the band stays within the drawing', () => {
  const { band } = draw([point(1300, 700), point(1310, 200)], 100, 60)

  const heights = band.split(' ').map((pair) => Number(pair.split(',')[1]))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(60)
})
