// @vitest-environment happy-dom
import { TableClock } from '../../src/lib/clock'
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { MandalaView } from '../../src/games/mandala/view'
import game from '../../src/games/mandala'
import Board from '../../src/games/mandala/Board.svelte'
import { table } from '../samples'
import { finished, offers, view } from './sample'

let board: ReturnType<typeof mount> | undefined

afterEach(() => {
  if (board) void unmount(board)
  board = undefined
  document.body.innerHTML = ''
})

const OFFERS = offers('build 1 red', 'grow 1 green 1', 'grow 1 green 2', 'grow 2 red 1', 'discard green 1', 'discard red 1')
const CLAIMING = { phase: 'claiming', destroying: 1 } as const

function lay(more: Partial<ComponentProps<typeof Board>> = {}) {
  const act = vi.fn()
  const why = vi.fn()
  const props = { view: view(), offers: OFFERS, hint: null, seat: 0, seats: table().seats, last: null, pending: null, question: '', clock: new TableClock(), readonly: false, act, why, ...more }
  board = mount(Board, { target: document.body, props })
  flushSync()
  return { act, why }
}

const target = (name: string) => document.querySelector<HTMLElement>(`[data-target="${name}"]`)!
const click = (element: Element) => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const tap = (...names: string[]) => names.forEach((name) => click(target(name)))
const press = (element: Element, key: string) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
const menu = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
const lit = () => [...document.querySelectorAll('.lit [data-target], .lit[data-target]')].map((one) => (one as HTMLElement).dataset.target)

test('a color lights up where it may go, and is played with the second tap', () => {
  const { act } = lay()
  tap('hand red')
  expect(lit()).toEqual(['mountain 1', 'field 2', 'discard'])
  expect(act).not.toHaveBeenCalled()

  tap('mountain 1')
  expect(act).toHaveBeenCalledExactlyOnceWith('build 1 red')
  expect(lit()).toEqual([])
})

test('where several numbers are legal, it is asked how many', () => {
  const { act } = lay()
  tap('hand green', 'field 1')
  expect(menu().map((item) => item.getAttribute('aria-label'))).toEqual(['Grow 1 green 1', 'Grow 1 green 2'])
  expect(lit()).toEqual(['field 1'])

  click(menu()[1]!)
  expect(act).toHaveBeenCalledExactlyOnceWith('grow 1 green 2')
  expect(menu()).toEqual([])
})

test('a place may be chosen before the color', () => {
  const { act } = lay()
  tap('mountain 1', 'hand red')

  expect(act).toHaveBeenCalledExactlyOnceWith('build 1 red')
})

test('a color is put down with a second tap, and with Escape', () => {
  lay()
  tap('hand red', 'hand red')
  expect(lit()).toEqual([])

  tap('hand red')
  press(target('hand red'), 'Escape')
  expect(lit()).toEqual([])
})

test.each([
  [['hand red', 'mountain 2'], 'mountain 2 red'],
  [['hand green', 'mountain 1'], 'mountain 1 green'],
  [['hand red', 'theirs 1'], 'theirs 1 red'],
  [['field 2', 'hand green'], 'field 2 green'],
])('what is not allowed asks why: %j', (taps, asked) => {
  const { act, why } = lay()
  tap(...taps)

  expect(why).toHaveBeenCalledExactlyOnceWith(asked, expect.anything())
  expect(act).not.toHaveBeenCalled()
})

test('while others act, hand and places ask why', () => {
  const { why } = lay({ offers: [] })
  tap('hand red', 'field 1', 'mountain 2')

  expect(why.mock.calls.map(([asked]) => asked)).toEqual(['discard red', 'field 1 green', 'mountain 2 green'])
})

test('a color of the Mountain is claimed by tapping it', () => {
  const { act, why } = lay({ view: view(CLAIMING), offers: offers('claim red') })
  expect(target('claim red').getAttribute('aria-label')).toBe('Claim 1 red')
  tap('claim red')
  expect(act).toHaveBeenCalledExactlyOnceWith('claim red')

  tap('claim black')
  expect(why).toHaveBeenCalledExactlyOnceWith('black', expect.anything())
})

test.each([
  ['by a bystander', { readonly: true, offers: [] }],
  ['while an act is under way', { pending: 'build 1 red' }],
])('nothing can be touched %s', (_, props) => {
  const { act, why } = lay(props)
  tap('hand red', 'mountain 1', 'mountain 2')

  expect(act).not.toHaveBeenCalled()
  expect(why).not.toHaveBeenCalled()
})

test('keys: n goes on, a number answers how many', async () => {
  const { act } = lay()
  tap('hand green')
  press(target('hand green'), 'n')
  await vi.waitFor(() => expect(document.activeElement).toBe(target('field 1')))

  tap('field 1')
  press(menu()[0]!, '2')
  expect(act).toHaveBeenCalledExactlyOnceWith('grow 1 green 2')
})

test('places tell what lies there', () => {
  lay()

  expect(target('mountain 1').getAttribute('aria-label')).toBe('Mountain 1: 1 black, 1 red')
  expect(target('theirs 2').getAttribute('aria-label')).toBe('Still Mind’s Field 2: 1 yellow')
  expect(document.querySelector('[aria-label^="Mandala 1 still"]')?.getAttribute('aria-label')).toBe('Mandala 1 still misses green, purple, yellow, orange')
})

test('a hand that the reader does not see is told by its size', () => {
  lay({ seat: null, readonly: true, offers: [], view: view({ seat: null, hands: [null, null], cups: [null, null] }) })
  const hands = [...document.querySelectorAll('[aria-label*=" hand: "]')].map((one) => one.getAttribute('aria-label'))

  expect(hands).toEqual(['Still Mind’s hand: 6 cards', 'Mira’s hand: 4 cards'])
})

test('at the end the cups lie sorted beside the rivers', () => {
  const HARVESTS: MandalaView['harvests'] = [
    { places: [{ color: 'black', cards: 7, points: 7 }], strays: [0, 0, 1, 0, 0, 0] },
    { places: [], strays: [0, 2, 0, 0, 0, 0] },
  ]
  lay({ view: view({ phase: 'over', outcome: finished, rivers: [['black'], []], cups: [[7, 0, 1, 0, 0, 0], [0, 2, 0, 0, 0, 0]], cup_sizes: [8, 2], harvests: HARVESTS, points: [7, 0] }), readonly: true, offers: [] })
  const mine = document.querySelector('[aria-label="Your Cup: 8 cards, 7 points"]')!

  expect(mine.textContent).toMatch(/7 × 1\s*7/)
  expect(mine.textContent).toContain('worth 0')
})

test('a pass has a button beside the question, and nothing else has', () => {
  expect(game.buttons(view(), offers('pass'))).toEqual([{ label: 'Pass', act: 'pass', primary: true }])
  expect(game.buttons(view(), OFFERS)).toEqual([])
})
