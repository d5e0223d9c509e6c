/** The ways to a table, within it and on from it, as addresses. Each is for a component's beginning. */

import * as api from '../lib/api'
import { movePath, router, tablePath } from '../lib/router.svelte'
import type { TableStore } from '../lib/table.svelte'
import { ui } from './ui.svelte'

/** A seat that "play now" found is taken on arrival; if somebody was quicker, another one is looked for. */
export function takeFoundSeat(store: TableStore): void {
  $effect(() => {
    const wanted = ui.sitting
    const { table } = store
    if (wanted?.table !== store.id || !table) return
    ui.sitting = null
    if (table.seats[wanted.seat]?.kind === 'open') store.sit(wanted.seat)
    else if (table.seat === null) void api.playNow(wanted.game, wanted.rated).then((found) => router.go(tablePath(found.table)))
  })
}

/** A move of a finished game has an address of its own. */
export function addressMoves(store: TableStore): void {
  let arrivedAt = router.place.number
  $effect(() => {
    if (store.over && arrivedAt !== null) store.replay.show(arrivedAt)
    if (store.over) arrivedAt = null
  })
  $effect(() => {
    const { frame } = store.replay
    if (store.over && arrivedAt === null) router.rename(frame ? movePath(store.id, frame.number) : tablePath(store.id))
  })
}

/** Everybody who agreed goes to the next game together. */
export function goOnTogether(store: TableStore): void {
  $effect(() => {
    const { table } = store
    const next = table?.rematch.next
    if (next && table.seat !== null && table.rematch.agreed.includes(table.seat)) router.go(tablePath(next))
  })
}
