// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import type { Summary } from '../src/lib/contract'
import { USUAL } from '../src/lib/terms'
import TableList from '../src/shell/TableList.svelte'
import { seat } from './samples'

const MOST_NODES = 12

const summary = (number: number, game: string): Summary => ({
  table: `table${number}`,
  game,
  seats: [seat('Mira', { you: true }), seat('Drifting Sand')],
  turn: [0],
  number,
  over: false,
  results: [null, null],
  points: [null, null],
  seat: 0,
  created: 0,
  acted: 0,
  private: false,
  terms: USUAL,
  listed: true,
  options: {},
})

test('a long list of tables draws a small sign a row', () => {
  const games = ['patterns', 'mandala', 'mottainai', 'mondo']
  const tables = Array.from({ length: 50 }, (_, at) => summary(at, games[at % games.length]!))
  const list = mount(TableList, { target: document.body, props: { title: 'Games to watch', tables } })
  flushSync()

  const rows = [...document.querySelectorAll('li')]

  expect(rows).toHaveLength(50)
  for (const row of rows) {
    expect(row.querySelectorAll('svg path')).toHaveLength(1)
    expect(row.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_NODES)
  }
  void unmount(list)
})
