/** The heap: where each tile lies, from the one number that everybody at the table gets. */

import type { Point } from '../../lib/keyboard'
import { TILES } from './tiles'

export interface Lying extends Point {
  /** Radians, clockwise. */
  angle: number
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5))
const SPACING = 0.64
const WIDE = 1.04
const JITTER = 0.22

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed gives the same heap everywhere. */
export function lots(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** By tile number less one: the middle and the angle. A tile is 1 wide; the heap lies around (0, 0). */
export function scatter(arrangement: number): Lying[] {
  const lot = lots(arrangement)
  const slots = Array.from({ length: TILES }, (_, at) => at)
  for (let at = TILES - 1; at > 0; at--) {
    const other = Math.floor(lot() * (at + 1))
    ;[slots[at], slots[other]] = [slots[other]!, slots[at]!]
  }
  return slots.map((slot) => {
    const [far, turn] = [SPACING * Math.sqrt(slot), slot * GOLDEN]
    return {
      x: far * Math.cos(turn) * WIDE + (slot ? (lot() - 0.5) * JITTER : 0),
      y: (far * Math.sin(turn)) / WIDE + (slot ? (lot() - 0.5) * JITTER : 0),
      angle: lot() * 2 * Math.PI,
    }
  })
}

/** Half of the width and height that all tiles together take. */
export const HEAP_REACH: Point = {
  x: SPACING * Math.sqrt(TILES) * WIDE + 0.9,
  y: (SPACING * Math.sqrt(TILES)) / WIDE + 0.9,
}

/** The quarter turns nearest to an angle: how a tile comes into the hand. */
export const quarters = (angle: number) => Math.round(angle / (Math.PI / 2)) % 4

/** The topmost tile under a point: `order` is from the bottom to the top. */
export function tileAt(point: Point, lying: readonly Lying[], order: readonly number[]): number | null {
  for (let at = order.length - 1; at >= 0; at--) {
    const tile = order[at]!
    const { x, y, angle } = lying[tile - 1]!
    const [dx, dy] = [point.x - x, point.y - y]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    if (Math.abs(dx * cos + dy * sin) <= 0.5 && Math.abs(dy * cos - dx * sin) <= 0.5) return tile
  }
  return null
}
