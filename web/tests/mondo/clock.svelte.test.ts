// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Clock from '../../src/games/mondo/Clock.svelte'
import { TableClock } from '../../src/lib/clock'

let shown: ReturnType<typeof mount> | undefined

afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
  vi.useRealTimers()
})

function show(now: number, more: { at?: number; past?: boolean } = {}) {
  let local = 0
  const clock = new TableClock(() => (local += 0.1)) // a clock that never tells the same time twice
  clock.set(now)
  const props = $state({ clock, startedAt: 3000, endsAt: 63_000, at: 20_000, past: false, hidden: false, ...more })
  shown = mount(Clock, { target: document.body, props })
  flushSync()
  return props
}

const told = () => document.querySelector('[role="timer"] b')?.textContent

test('a round that runs shows the time left', () => {
  show(33_000)

  expect(told()).toBe('0:30')
})

test('a round long over shows the time of each act, step by step', () => {
  const props = show(500_000)
  expect(told()).toBe('0:43')

  props.at = 30_000
  flushSync()
  expect(told()).toBe('0:33')
})

test('looking back, the clock stands still even if the round could still be running', () => {
  show(33_000, { past: true })

  expect(told()).toBe('0:43')
})
