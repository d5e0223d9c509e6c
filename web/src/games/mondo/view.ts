/** A view of Mondo as the server sends it. Times are milliseconds of the table, null where they are hidden. */

import type { View } from '../../lib/protocol'
import type { Landscape } from './tiles'

export interface World {
  /** By space: tile, side up and quarter turns, as in "57b1". */
  tiles: Record<string, string>
  /** Edges such as "c3e". */
  misconnections: string[]
  /** The face in hand, as in "57f". */
  hand: string | null
  /** The place in the order of jumping out; 0 for a player still in. */
  out: number
  chip: number
  tasks: string[]
  /** Between rounds: finished landscapes and lakes. */
  finished?: { landscape: Landscape; spaces: string[] }[]
}

export const LINES = ['animals', 'landscapes', 'chip', 'modifier', 'volcanoes', 'empty', 'misconnections', 'tasks'] as const
export type LineName = (typeof LINES)[number]
export type SheetLine = Record<LineName | 'total', number>

export interface MondoView extends View {
  seats: number
  options: Record<string, unknown>
  phase: 'waiting' | 'countdown' | 'round' | 'over'
  round: number
  rounds: number
  at: number | null
  started_at: number | null
  ends_at: number | null
  /** A letter for each tile: "f" or "b" the side up, "." not there. */
  heap: string | null
  arrangement: number | null
  chips: number[]
  modifiers: string[]
  tasks: string[]
  volcano_chip: number[]
  ready: number[]
  worlds: World[]
  /** By round, then by seat. */
  sheet: SheetLine[][]
  scores: number[]
}

/** The tiles in the heap by their numbers, with the face up. */
export function heapFaces(heap: string | null): Map<number, string> {
  const faces = new Map<number, string>()
  for (let at = 0; at < (heap?.length ?? 0); at++) {
    if (heap![at] !== '.') faces.set(at + 1, `${at + 1}${heap![at]}`)
  }
  return faces
}
