// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gestures, type Gestures } from '../../src/games/mondo/gestures'

let node: HTMLElement
let done: Record<keyof Gestures, ReturnType<typeof vi.fn>>
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  node = document.createElement('div')
  done = { tap: vi.fn(), lift: vi.fn(() => true), carry: vi.fn(), drop: vi.fn(), pan: vi.fn(), zoom: vi.fn(), twist: vi.fn(), hover: vi.fn() }
  end = gestures(node, done as unknown as Gestures).destroy
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

function touch(type: string, pointerId: number, clientX: number, clientY: number): void {
  node.dispatchEvent(new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY }))
}

test('a short touch is a tap', () => {
  touch('pointerdown', 1, 50, 50)
  touch('pointerup', 1, 52, 51)

  expect(done.tap).toHaveBeenCalledOnce()
  expect(done.pan).not.toHaveBeenCalled()
})

test('two fingers that turn by more than a little turn the tile, each way', () => {
  touch('pointerdown', 1, 0, 0)
  touch('pointerdown', 2, 100, 0)
  touch('pointermove', 2, 70, 70)
  expect(done.twist.mock.calls).toEqual([[1]])

  touch('pointermove', 2, 100, 0)
  expect(done.twist.mock.calls).toEqual([[1], [-1]])
  expect(done.tap).not.toHaveBeenCalled()
})

test('two fingers that part zoom, and turn nothing', () => {
  touch('pointerdown', 1, 0, 0)
  touch('pointerdown', 2, 100, 0)
  touch('pointermove', 2, 200, 0)

  expect(done.zoom.mock.calls[0]![0]).toBeCloseTo(2)
  expect(done.twist).not.toHaveBeenCalled()
})

test('a finger that rests lifts the tile and carries it', () => {
  touch('pointerdown', 1, 50, 50)
  vi.advanceTimersByTime(300)
  touch('pointermove', 1, 90, 120)
  touch('pointerup', 1, 90, 120)

  expect(done.lift).toHaveBeenCalledOnce()
  expect(done.drop).toHaveBeenCalledWith({ x: 90, y: 120 })
  expect(done.pan).not.toHaveBeenCalled()
})

test('the wheel zooms', () => {
  node.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }))

  expect(done.zoom.mock.calls[0]![0]).toBeGreaterThan(1)
})
