// @vitest-environment happy-dom
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Board from '../../src/games/mottainai/Board.svelte'
import Scoring from '../../src/games/mottainai/Scoring.svelte'
import { TableClock } from '../../src/lib/clock'
import { table } from '../samples'
import { complete, offer, player, view } from './sample'

let shown: ReturnType<typeof mount> | undefined

afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
})

const HAND = { hand: ['Vase', 'Fan'], hand_size: 2 }
const OFFERS = [complete('Vase', 'left'), complete('Vase', 'right'), offer('pray', 'pray', {}, [], 'Pray')]

function lay(more: Partial<ComponentProps<typeof Board>> = {}) {
  const act = vi.fn()
  const why = vi.fn()
  const rest = { hint: null, seat: 0, seats: table().seats, last: null, pending: null, question: 'What now?', clock: new TableClock(), readonly: false }
  shown = mount(Board, { target: document.body, props: { view: view(HAND), offers: OFFERS, ...rest, act, why, ...more } })
  flushSync()
  return { act, why }
}

const click = (element: Element) => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const target = (name: string) => document.querySelector<HTMLElement>(`[data-target="${name}"]`)!
const lit = () => [...document.querySelectorAll<HTMLElement>('.lit[data-target]')].map((one) => one.dataset.target)
const answers = () => [...document.querySelectorAll<HTMLElement>('[data-act]')].map((one) => one.dataset.act)

test('a card is lit where an offer finds it, and asks which of several is meant', () => {
  const { act } = lay()
  expect(lit()).toEqual(['hand/Vase'])
  click(target('hand/Vase'))
  const menu = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  expect(menu.map((item) => item.textContent)).toEqual(['Complete Vase, left wing', 'Complete Vase, right wing'])

  click(menu[1]!)
  expect(act).toHaveBeenCalledExactlyOnceWith('complete Vase right')
})

test('an equal card elsewhere stays dark', () => {
  lay({ view: view({ ...HAND, workplace: ['Crane'] }, { sales: ['Crane'] }, { floor: ['Crane'] }), offers: [offer('take Crane', 'take', { card: 'Crane' }, ['floor/Crane'])] })
  expect(lit()).toEqual(['floor/Crane'])
})

test('another card asks why not, by the place where it lies', () => {
  const { act, why } = lay()
  click(target('hand/Fan'))
  expect(act).not.toHaveBeenCalled()
  expect(why.mock.calls[0]![0]).toBe('hand/Fan')
})

test('one offer with several cards lights them all', () => {
  const { act } = lay({
    view: view({ workplace: ['Cup', 'Jar', 'Fan'] }),
    offers: [offer('sell all Clay', 'sell all', { material: 'Clay' }, ['0.workplace/Cup', '0.workplace/Jar'])],
  })
  expect(lit()).toEqual(['0.workplace/Cup', '0.workplace/Jar'])
  click(target('0.workplace/Jar'))
  expect(act).toHaveBeenCalledExactlyOnceWith('sell all Clay')
})

test('the deck and a player are chosen by their targets', () => {
  const { act } = lay({ offers: [offer('top', 'top', {}, ['deck']), offer('player 1', 'player', { player: 1 }, ['1'], 'Noor')] })
  click(target('deck'))
  click(target('1'))
  expect(act.mock.calls).toEqual([['top'], ['player 1']])
})

test('answers that differ in the wing stand together, and a hint is marked among all', () => {
  lay({ hint: OFFERS[1]! })
  expect(answers()).toEqual(['complete Vase left', 'complete Vase right', 'pray'])
  expect([...document.querySelectorAll<HTMLElement>('[data-act].hinted')].map((one) => one.dataset.act)).toEqual(['complete Vase right'])
  expect(document.querySelector('.work.hinted')).toBe(target('hand/Vase'))
})

test('nothing can be touched by those who look on', () => {
  const { act, why } = lay({ readonly: true })
  expect(lit()).toEqual([])
  click(target('hand/Vase'))
  expect([act.mock.calls, why.mock.calls]).toEqual([[], []])
})

test('a copying work is shown as what it copies, wherever it stands', () => {
  lay({ view: view({ left: ['Kite'], right: ['Kite'] }, {}, { copies: [{ at: '0.right/Kite', work: 'Bowl' }, null] }), offers: [] })
  expect(target('0.right/Kite').textContent).toContain('as Bowl')
  expect(target('0.left/Kite').textContent).not.toContain('Bowl')
})

test('the reason for the number of actions is the one that is told', () => {
  const task = { owner: 1, job: 'Monk', left: 2, total: 3, reasons: ['1', '2 by 2 Monks'] }
  lay({ view: view(HAND, {}, { asks: { step: 'monk', stage: 0, because: null, subject: null, material: 'Stone', opponent: null, task, works: [], ways: [] } }) })
  expect(document.querySelector('.actions')!.textContent).toContain('Action 2 of 3: 1 + 2 by 2 Monks')
})

test('the tally lists a copy with what it copies, and what counts nothing', () => {
  const card = (name: string, work = name, value = 3) => ({ card: name, work, value })
  const tally = [
    { title: 'Works', cards: [card('Kite', 'Haniwa')], idle: [], points: 3, own: false },
    { title: 'Covered sales', cards: [card('Dice')], idle: [card('Fan', 'Fan', 1)], points: 3, own: false },
    { title: 'Kite as Haniwa', cards: [], idle: [], points: 6, own: true },
  ]
  const over = view({}, {}, { outcome: { scores: [12, 0], winners: [0], reason: 'the deck is empty' }, players: [player({ tally }), player({ tally: [] })] })
  shown = mount(Scoring, { target: document.body, props: { view: over, seats: table().seats } })
  flushSync()

  expect([...document.querySelectorAll('.chip')].map((chip) => chip.textContent!.trim())).toEqual(['Kite as Haniwa3', 'Dice3', 'Fan1, counts nothing'])
  expect(document.querySelector('.bonus th')!.textContent).toBe('Kite as Haniwa')
})
