/** The latest acts of a game, in words. */

import { say } from 'words:mottainai'
import type { Entry, Seat } from '../../lib/contract'
import { named } from '../../lib/names'

const RECENT = 30

/** An act, and how often in a row it was told with the same words. */
export interface Told {
  number: number
  seat: number | null
  words: string
  times: number
}

/** The acts up to the latest one, as far as this page saw them come. */
export function upTo(latest: Entry | null, seen: readonly Entry[]): Entry[] {
  return latest ? [...seen.filter(({ number }) => number < latest.number), latest].slice(-RECENT) : []
}

/** Acts in words, the latest first; the same words one after the other are told once. */
export function told(acts: readonly Entry[], seats: readonly Seat[], reader: number | null): Told[] {
  const found: Told[] = []
  for (const { number, seat, text } of acts.toReversed()) {
    const who = seat === reader ? say('You') : (seats[seat ?? -1]?.name ?? '')
    const words = say('did', { who, text: named(text, seats) })
    const before = found.at(-1)
    if (before?.words === words) before.times += 1
    else found.push({ number, seat, words, times: 1 })
  }
  return found
}
