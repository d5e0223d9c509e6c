import { expect, test } from 'vitest'
import { firstLook, fitting, panned, showing, toHeap, toScreen, zoomed } from '../../src/games/mondo/camera'
import { HEAP_REACH, quarters, scatter, tileAt } from '../../src/games/mondo/scatter'
import { heapFaces } from '../../src/games/mondo/view'

const SCREEN = { width: 600, height: 700 }

test('the same number scatters the same heap, another number another', () => {
  expect(scatter(123)).toEqual(scatter(123))
  expect(scatter(123)).not.toEqual(scatter(124))
})

test('all tiles lie within reach, and one in the very middle', () => {
  const lying = scatter(99)

  expect(lying).toHaveLength(136)
  expect(lying.every(({ x, y }) => Math.abs(x) < HEAP_REACH.x && Math.abs(y) < HEAP_REACH.y)).toBe(true)
  expect(lying.some(({ x, y }) => x === 0 && y === 0)).toBe(true)
})

test('the topmost tile is touched, and only within its own square', () => {
  const lying = [
    { x: 0, y: 0, angle: Math.PI / 4 },
    { x: 0.3, y: 0, angle: 0 },
  ]

  expect(tileAt({ x: 0.1, y: 0 }, lying, [1, 2])).toBe(2)
  expect(tileAt({ x: 0.1, y: 0 }, lying, [2, 1])).toBe(1)
  expect(tileAt({ x: -0.45, y: -0.45 }, lying, [1, 2])).toBeNull()
  expect(tileAt({ x: -0.65, y: 0 }, lying, [1, 2])).toBe(1)
})

test('a tile comes into the hand turned as it lay', () => {
  expect([0, 1.5, 3.2, 4.6, 6.2].map(quarters)).toEqual([0, 1, 2, 3, 0])
})

test('what is under the pointer stays there while zooming', () => {
  const camera = { ...firstLook(SCREEN), x: 1, y: -2 }
  const at = { x: 100, y: 400 }
  const before = toHeap(camera, SCREEN, at)
  const after = toHeap(zoomed(camera, SCREEN, 1.5, at), SCREEN, at)

  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('the heap can neither be lost nor made too small', () => {
  expect(panned(firstLook(SCREEN), 1e6, 0).x).toBe(-HEAP_REACH.x)
  expect(zoomed(firstLook(SCREEN), SCREEN, 1e-6, { x: 0, y: 0 }).zoom).toBeCloseTo(Math.min(46, fitting(SCREEN)))
})

test('the keyboard brings its tile onto the screen', () => {
  const camera = firstLook(SCREEN)
  const { x } = toScreen(showing(camera, SCREEN, { x: 7, y: 0 }), SCREEN, { x: 7, y: 0 })

  expect(x).toBeLessThan(SCREEN.width)
  expect(showing(camera, SCREEN, { x: 0, y: 0 })).toBe(camera)
})

test('the heap is read letter by letter', () => {
  expect([...heapFaces('f.b')]).toEqual([
    [1, '1f'],
    [3, '3b'],
  ])
})
