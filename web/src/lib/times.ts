/** The players' clocks, where a table has any. */

import type { Times } from './contract'

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000

/** What a seat has left at the table's time `now`, in milliseconds; never below zero. */
export function leftAt(times: Times, seat: number, now: number | null): number {
  const left = times.left[seat] ?? 0
  if (now === null || !times.running.includes(seat)) return left
  const rest = Math.max(0, (times.rests[seat] ?? 0) - times.since)
  return Math.max(0, left - Math.max(0, now - times.since - rest))
}

/** Whether a seat is on holiday now. */
export const rests = (times: Times, seat: number, now: number | null) => now !== null && (times.rests[seat] ?? 0) > now

/** As a clock shows it: "2 d 5 h", "1 h 20 min", "4:05". */
export function clockFace(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const isShort = (left: number) => left < MINUTE
