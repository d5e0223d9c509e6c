/** Cards that changed their place fly there from where they lay. */

import { duration } from '../../lib/motion'

type Lay = Map<string, DOMRect[]>

const NEAR = 3
const at = (one: DOMRect, other: DOMRect) => Math.abs(one.left - other.left) < NEAR && Math.abs(one.top - other.top) < NEAR

/** Where every card lies now. */
export function survey(table: HTMLElement): Lay {
  const found: Lay = new Map()
  for (const card of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const key = `${card.dataset.place}/${card.dataset.card}`
    found.set(key, [...(found.get(key) ?? []), card.getBoundingClientRect()])
  }
  return found
}

/** The places that are gone, by card. */
function gone(before: Lay, after: Lay): Map<string, DOMRect[]> {
  const found = new Map<string, DOMRect[]>()
  for (const [key, rects] of before) {
    const card = key.split('/')[1]!
    const left = rects.slice(after.get(key)?.length ?? 0)
    found.set(card, [...(found.get(card) ?? []), ...left])
  }
  return found
}

/** Lets each card that is new at its place come from where one of its name was, or from the deck. */
export function fly(table: HTMLElement, before: Lay): void {
  const ms = duration()
  if (!ms || !before.size) return
  const old = gone(before, survey(table))
  const deck = table.querySelector('[data-deck]')?.getBoundingClientRect()
  const seen = new Map<string, number>()
  for (const card of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const key = `${card.dataset.place}/${card.dataset.card}`
    const number = seen.get(key) ?? 0
    seen.set(key, number + 1)
    const from = before.get(key)?.[number] ?? old.get(card.dataset.card!)?.shift() ?? deck
    if (from) move(card, from, ms)
  }
}

function move(card: HTMLElement, from: DOMRect, ms: number): void {
  const to = card.getBoundingClientRect()
  if (at(from, to) || !to.width) return
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  card.animate([{ transform: start, transformOrigin: '0 0', zIndex: 5 }, { transform: 'none', transformOrigin: '0 0', zIndex: 5 }], { duration: ms, easing: 'ease-out' })
}
