// @vitest-environment happy-dom
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Board from '../../src/games/mondo/Board.svelte'
import { TableClock } from '../../src/lib/clock'
import { table } from '../samples'
import { offers, view, world } from './samples'

let board: ReturnType<typeof mount> | undefined

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise(() => undefined)
    },
  )
})

afterEach(() => {
  if (board) void unmount(board)
  board = undefined
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function lay(more: Partial<ComponentProps<typeof Board>> = {}) {
  const act = vi.fn()
  const why = vi.fn()
  const props = {
    view: view(),
    offers: [],
    hint: null,
    seat: 0,
    seats: table().seats,
    last: null,
    pending: null,
    question: '',
    clock: new TableClock(),
    readonly: false,
    act,
    why,
    ...more,
  }
  board = mount(Board, { target: document.body, props })
  flushSync()
  return { act, why }
}

const click = (name: string) =>
  document.querySelector(`[data-target="${name}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
const press = (key: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
const PLACES = ['c3', 'd3'].flatMap((name) => [0, 1, 2, 3].map((turns) => `place ${name} ${turns}`))
const holding = () => ({
  view: view({ worlds: [world({ hand: '1b' }), world()] }),
  offers: offers(...PLACES, 'turn', 'back', 'out'),
})

test('a lit space places the tile as it is turned', () => {
  const { act } = lay(holding())
  click('c3')
  press('r')
  click('c3')

  const [[first], [second]] = act.mock.calls as [[string], [string]]
  expect(first).toMatch(/^place c3 [0-3]$/)
  expect(second).toBe(`place c3 ${(Number(first.at(-1)) + 1) % 4}`)
})

test('a dark space asks why not', () => {
  const { act, why } = lay(holding())
  click('a3')

  expect(act).not.toHaveBeenCalled()
  expect(why).toHaveBeenCalledWith('a3', expect.anything())
})

test('keys turn the tile over and put it back', () => {
  const { act } = lay(holding())
  press('t')
  press('Backspace')

  expect(act.mock.calls.map(([text]) => text)).toEqual(['turn', 'back'])
})

test('jumping out wants a second word', () => {
  const { act } = lay(holding())
  press('o')
  expect(act).not.toHaveBeenCalled()
  document.querySelector<HTMLButtonElement>('[role="alertdialog"] .primary')!.click()

  expect(act).toHaveBeenCalledWith('out')
})

test('misconnections are marked', () => {
  lay({ view: view({ worlds: [world({ tiles: { c3: '1f0' }, misconnections: ['c3n'] }), world()] }) })

  expect(document.querySelectorAll('.own [data-wrong="c3n"]')).toHaveLength(1)
})

test('a hidden clock shows no time', () => {
  lay({ view: view({ at: null, started_at: null, ends_at: null, options: { hidden_time: true } }) })

  expect(document.body.textContent).toContain('Hidden clock')
  expect(document.querySelector('[role="timer"]')).toBeNull()
})

test('a hint for a space turns the tile as it must lie, and only that space is lit', () => {
  const { act } = lay({ ...holding(), hint: offers('place d3 3')[0]! })
  click('c3')
  click('d3')

  expect(act.mock.calls).toEqual([['place d3 3']])
})

test('the wheel over the world turns the tile in hand', () => {
  const { act } = lay(holding())
  click('c3')
  document.querySelector('.own')!.dispatchEvent(new WheelEvent('wheel', { deltaY: 60, bubbles: true, cancelable: true }))
  flushSync()
  click('c3')

  const [[first], [second]] = act.mock.calls as [[string], [string]]
  expect(second).toBe(`place c3 ${(Number(first.at(-1)) + 1) % 4}`)
})
