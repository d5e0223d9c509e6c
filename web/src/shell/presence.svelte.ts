/** Whether the reader looks at a table, and a call when it is their turn and they do not. */

import { on } from 'svelte/events'
import { alerts } from '../lib/alerts.svelte'
import { session } from '../lib/session.svelte'
import type { TableStore } from '../lib/table.svelte'

/** For a component's beginning. Whoever does not look is told: by this page if it is open, else by the ways of Alerts. */
export function tellPresence(store: TableStore, title: () => string): void {
  let hidden = $state(document.hidden)
  let called = false
  const seated = $derived(store.table !== null && store.table.seat !== null && session.status === 'open')
  const notice = (how: 'hidden' | 'seen' | 'shown') => session.send({ type: 'noticed', table: store.id, how })

  $effect(() => on(document, 'visibilitychange', () => (hidden = document.hidden)))
  $effect(() => {
    if (seated) notice(hidden ? 'hidden' : 'seen')
  })
  $effect(() => {
    if (!store.myTurn) called = false
    else if (hidden && !called) {
      called = true
      void alerts.call(title()).then((told) => told && notice('shown'))
    }
  })
}
