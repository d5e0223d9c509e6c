/** What stands beside the board of a table: what is asked or awaited, and what was done last. */

import { awayWords, nobody } from './affairs'
import type { TableStore } from './table.svelte'

export function questionAt(store: TableStore): string {
  const { table, replay } = store
  if (!table) return ''
  if (replay.frame) return replay.frame.number ? `After move ${replay.frame.number} of ${table.number}.` : 'The deal.'
  if (table.waiting) return 'The game begins when every seat is taken.'
  if (store.series.running) return 'One after the other …'
  if (table.sketch) return table.sketch.offers.length ? store.told(table.sketch.question) : 'Confirm what you sketched, or go back.'
  return awayWords(table) ?? store.told(table.question)
}

export function lastAct(store: TableStore): string {
  const { last, table } = store
  if (!last || !table) return ''
  const who = last.seat === null ? nobody(last.verb) : last.seat === table.seat ? 'You' : (table.seats[last.seat]?.name ?? '')
  return `${who} ${store.told(last.text)}.`
}
