// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Board from '../src/games/plain/Board.svelte'
import { itemsOf } from '../src/games/plain/words'
import { TableClock } from '../src/lib/clock'
import { offers, table, view } from './samples'

let board: ReturnType<typeof mount> | undefined

afterEach(() => {
  if (board) void unmount(board)
  document.body.innerHTML = ''
})

function lay() {
  const act = vi.fn()
  const props = { view: view(), offers: offers('establish d4', 'stop'), hint: null, seat: 0, seats: table().seats, last: null, pending: null, question: '', clock: new TableClock(), readonly: false, act, why: vi.fn() }
  board = mount(Board, { target: document.body, props })
  flushSync()
  return act
}

test('a view is told in words, without what the page shows anyway', () => {
  const items = itemsOf(view({ bowls: ['red', null] }))

  expect(items.map(({ name }) => name)).not.toContain('Actors')
  expect(items.find(({ name }) => name === 'Bowls')?.text).toBe('red, hidden')
  expect(items.find(({ name }) => name === 'Aside')?.text).toBe('none')
  expect(items.find(({ name }) => name === 'Board')?.items[0]).toMatchObject({ name: 'D4', items: [{ name: 'Color', text: 'red' }] })
})

test('every offer is a button with its own words', () => {
  const act = lay()
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(['Establish purple on d4, take red', 'Stop flipping'])

  buttons[1]!.click()
  expect(act).toHaveBeenCalledExactlyOnceWith('stop')
})
