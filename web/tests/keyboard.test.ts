// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { PLACES, SPACES } from '../src/games/patterns/geometry'
import { around, direction, isTyping, next, type Direction } from '../src/lib/keyboard'

const go = (from: string, ...ways: Direction[]) =>
  ways.reduce<string | undefined>((at, way) => at && next(PLACES, at, way), from)

test('arrow keys go to the neighbor', () => {
  expect(go('d4', 'up')).toBe('d5')
  expect(go('d4', 'down')).toBe('d3')
  expect(go('d4', 'left')).toBe('c4')
  expect(go('d4', 'right')).toBe('e4')
  expect(direction('ArrowUp')).toBe('up')
  expect(direction('x')).toBeUndefined()
})

test('at a cut corner the focus slips to the nearest space on', () => {
  expect(go('a6', 'up')).toBe('b7')
  expect(go('b7', 'up')).toBe('c8')
  expect(go('c8', 'left')).toBe('b7')
  expect(go('h3', 'down')).toBe('g2')
})

test('at the outer edge there is nowhere to go', () => {
  expect(go('a5', 'left')).toBeUndefined()
  expect(go('e8', 'up')).toBeUndefined()
  expect(go('e1', 'down')).toBeUndefined()
  expect(go('h4', 'right')).toBeUndefined()
})

test('every space can be reached from every other', () => {
  const reached = new Set(['d4'])
  for (const space of reached) {
    for (const way of ['left', 'right', 'up', 'down'] as const) {
      const found = go(space, way)
      if (found) reached.add(found)
    }
  }
  expect(reached.size).toBe(SPACES.length)
})

test('the names of a ring follow one another', () => {
  expect(around(['a', 'b', 'c'], 'c', 1)).toBe('a')
  expect(around(['a', 'b', 'c'], 'a', -1)).toBe('c')
  expect(around(['a', 'b', 'c'], 'x', 1)).toBe('a')
  expect(around(['a', 'b', 'c'], null, -1)).toBe('c')
  expect(around([], null, 1)).toBeUndefined()
})

test('keys belong to a field while it is typed in, and to the browser with Ctrl', () => {
  const field = document.body.appendChild(document.createElement('input'))
  let seen: boolean[] = []
  document.addEventListener('keydown', (event) => seen.push(isTyping(event)))

  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', ctrlKey: true, bubbles: true }))

  expect(seen).toEqual([true, false, true])
})
