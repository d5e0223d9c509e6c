// @vitest-environment happy-dom
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { TableClock } from '../../src/lib/clock'
import { SYMBOLS } from '../../src/lib/sand'
import game from '../../src/games/patterns'
import Board from '../../src/games/patterns/Board.svelte'
import { offers, table, view } from '../samples'

let board: ReturnType<typeof mount> | undefined

afterEach(() => {
  if (board) void unmount(board)
  board = undefined
  document.body.innerHTML = ''
})

function lay(more: Partial<ComponentProps<typeof Board>> = {}) {
  const act = vi.fn()
  const why = vi.fn()
  const props = {
    view: view(),
    offers: offers('establish d4', 'flip d4', 'establish d5'),
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

const space = (name: string) => document.querySelector<SVGElement>(`[data-target="${name}"]`)!
const click = (element: Element) => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const press = (element: Element, key: string) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
const menu = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]

test('a space with one legal act does it', () => {
  const { act, why } = lay()
  click(space('d5'))

  expect(act).toHaveBeenCalledExactlyOnceWith('establish d5')
  expect(why).not.toHaveBeenCalled()
})

test('a space with two acts asks which', () => {
  const { act } = lay()
  click(space('d4'))
  expect(act).not.toHaveBeenCalled()
  expect(menu().map((item) => item.textContent?.trim())).toEqual(['Establish purple on d4, take red', 'Flip red on d4'])

  click(menu()[1]!)
  expect(act).toHaveBeenCalledExactlyOnceWith('flip d4')
  expect(menu()).toEqual([])
})

test('the chooser takes the focus, obeys the keys, and gives the focus back', async () => {
  const { act } = lay()
  press(space('d4'), 'Enter')
  expect(document.activeElement).toBe(menu()[0])
  press(menu()[0]!, 'ArrowDown')
  expect(document.activeElement).toBe(menu()[1])

  press(menu()[1]!, 'Escape')
  expect(menu()).toEqual([])
  await vi.waitFor(() => expect(document.activeElement).toBe(space('d4')))

  press(space('d4'), 'Enter')
  press(menu()[0]!, 'f')
  expect(act).toHaveBeenCalledExactlyOnceWith('flip d4')
})

test('a space without a legal act asks why not', () => {
  const { act, why } = lay()
  click(space('e4'))

  expect(why).toHaveBeenCalledExactlyOnceWith('e4', expect.anything())
  expect(act).not.toHaveBeenCalled()
})

test('a finger sees first and acts with the second touch', () => {
  const { act } = lay()
  space('d5').dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  click(space('d5'))
  expect(act).not.toHaveBeenCalled()
  expect(menu()).toHaveLength(1)

  click(space('d5'))
  expect(act).toHaveBeenCalledExactlyOnceWith('establish d5')
})

test('keys: Enter acts, a letter names the act, n goes to the next legal space', async () => {
  const { act } = lay()
  press(space('d5'), 'Enter')
  expect(act).toHaveBeenLastCalledWith('establish d5')

  press(space('d4'), 'f')
  expect(act).toHaveBeenLastCalledWith('flip d4')

  press(space('d4'), 'n')
  await vi.waitFor(() => expect(document.activeElement).toBe(space('d5')))
})

test.each([
  ['by a bystander', { readonly: true, seat: null, offers: [] }],
  ['while an act is under way', { pending: 'establish d4' }],
])('nothing can be touched %s', (_, props) => {
  const { act, why } = lay(props)
  click(space('d5'))

  expect(act).not.toHaveBeenCalled()
  expect(why).not.toHaveBeenCalled()
})

test('spaces tell what lies there and what may be done', () => {
  lay()

  expect(space('d4').getAttribute('aria-label')).toBe('d4: red, face up; you may establish purple on d4, take red or flip red on d4')
  expect(space('e4').getAttribute('aria-disabled')).toBe('true')
})

test('the bowl choice and the last flips have buttons beside the question', () => {
  const choosing = game.buttons(view({ phase: 'choosing' }), offers('bowl red', 'bowl black'))
  const flipping = game.buttons(view({ phase: 'flipping' }), offers('flip d4', 'stop'))

  expect(choosing.map((button) => [button.label, button.act])).toEqual([
    ['Choose the red token', 'bowl red'],
    ['Choose the black token', 'bowl black'],
  ])
  expect(flipping.map((button) => button.label)).toEqual(['Flip all', 'Stop flipping'])
  expect(flipping[0]!.series!(offers('flip d4', 'stop'))?.act).toBe('flip d4')
  expect(flipping[0]!.series!(offers('stop'))?.act).toBe('stop')
  expect(game.buttons(view(), offers('flip d4'))).toEqual([])
})

test('the last thing that one can do is asked about first', () => {
  const [last] = offers('flip d4')
  const { act } = lay({ offers: [{ ...last!, parts: { ...last!.parts, last: 1 } }] })
  click(space('d4'))
  expect(act).not.toHaveBeenCalled()
  expect(menu()[0]!.textContent).toContain('you can do nothing more')

  click(menu()[0]!)
  expect(act).toHaveBeenCalledExactlyOnceWith('flip d4')
})

test('a group of one token keeps its symbol beside its claim', () => {
  lay({ view: view({ board: { d4: { color: 'red', seat: 0, claim: 2 }, e4: { color: 'black' } } }) })
  const symbol = document.querySelector(`.patch path[d="${SYMBOLS.red.path}"]`)

  expect(document.querySelector('.through .claim text')!.textContent).toBe('2')
  expect(symbol?.getAttribute('style')).toContain('--on-red')
})
