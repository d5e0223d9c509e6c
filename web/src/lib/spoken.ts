/** What stands beside the board of a table: what is asked or awaited, and what was done last. */

import { say } from 'words:table'
import { awayWords, nobody } from './affairs'
import type { TableStore } from './table.svelte'

export function questionAt(store: TableStore): string {
  const { table, replay } = store
  if (!table) return ''
  if (replay.frame) return replay.frame.number ? say('after-move', { number: replay.frame.number, total: table.number }) : say('the-deal')
  if (table.waiting) return say('game-begins')
  if (store.series.running) return say('one-after-the-other')
  if (table.sketch) return table.sketch.offers.length ? store.told(table.sketch.question) : say('confirm-or-back')
  return awayWords(table) ?? store.told(table.question)
}

export function lastAct(store: TableStore): string {
  const { last, table } = store
  if (!last || !table) return ''
  const who = last.seat === null ? nobody(last.verb) : last.seat === table.seat ? say('You') : (table.seats[last.seat]?.name ?? '')
  return say('did', { who, text: store.told(last.text) })
}
