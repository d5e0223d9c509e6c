// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Sheet from '../../src/games/mondo/Sheet.svelte'
import type { SheetLine } from '../../src/games/mondo/view'
import { table } from '../samples'
import { view, world } from './samples'

let shown: ReturnType<typeof mount> | undefined

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise(() => undefined)
    },
  )
})

afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const line = (more: Partial<SheetLine>): SheetLine => ({
  ...{ animals: 0, landscapes: 0, chip: 0, modifier: 0, volcanoes: 0, empty: 0, misconnections: 0, tasks: 0, total: 0 },
  ...more,
})

const scored = view({
  phase: 'over',
  worlds: [
    world({
      tiles: { c3: '89f0', d3: '17f1' },
      misconnections: ['c3e'],
      sources: [
        { column: 'volcanoes', name: 'active', points: -1, spaces: ['c3'] },
        { column: 'empty', name: 'empty', points: -1, spaces: ['c4'] },
      ],
    }),
    world(),
  ],
  sheet: [
    [line({ empty: -27, total: -27 }), line({})],
    [line({ empty: -20, total: -20 }), line({})],
    [line({ volcanoes: -1, empty: -19, total: -20 }), line({})],
  ],
  scores: [-67, 0],
})

function show() {
  shown = mount(Sheet, { target: document.body, props: { view: scored, seats: table().seats, first: 0, side: 'water' } })
  flushSync()
}

const cells = (row: Element) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim())

test('rounds are numbered, and everything is summed up', () => {
  show()

  expect(cells(document.querySelector('thead tr')!)).toEqual(['Round', '1', '2', '3', 'Sum'])
  expect(cells(document.querySelector('tfoot tr')!)).toEqual(['Total', '−27', '−20', '−20', '−67'])
  expect([...document.querySelectorAll('tbody tr')].map(cells)).toEqual([
    ['Volcanoes', '0', '0', '−1', '−1'],
    ['Empty spaces', '−27', '−20', '−19', '−66'],
  ])
})

test('one’s own sheet is called so', () => {
  show()

  expect(document.querySelector('caption')?.textContent).toBe('Your score sheet')
})

test('a line lights the spaces that the view names, and no other', () => {
  show()
  const [volcanoes, empty] = document.querySelectorAll<HTMLButtonElement>('tbody button')
  volcanoes!.click()
  flushSync()
  expect(document.querySelectorAll('.asked')).toHaveLength(0)
  expect(document.querySelector('[data-wrong]')).toBeNull()

  empty!.click()
  flushSync()
  expect(document.querySelectorAll('.asked')).toHaveLength(1)
})
