import { expect, test } from 'vitest'
import { TableClock } from '../src/lib/clock'

let local = 0
const clock = () => {
  local = 1000
  return new TableClock(() => local)
}

test('counts on from what the server said', () => {
  const table = clock()
  table.set(50_000)
  local += 700

  expect(table.now()).toBe(50_700)
})

test('a message that was quick on its way corrects one that was slow', () => {
  const table = clock()
  table.set(50_000)
  local += 100
  table.hear(50_180)

  expect(table.now()).toBe(50_180)
  local += 500
  table.hear(50_400)
  expect(table.now()).toBe(50_680)
})

test('a hidden clock stays unknown', () => {
  const table = clock()
  table.set(null)
  table.hear(null)

  expect(table.now()).toBeNull()
})
