/** A view of Mondo, and small questions about it. Times are milliseconds of the table, null where they are hidden. */

import type { MondoSource, MondoView } from '../../lib/contract'
import { tileOf } from './tiles'

export type {
  MondoPhase as Phase,
  MondoSheetLine as SheetLine,
  MondoSource as Source,
  MondoView,
  MondoWorldShown as World,
} from '../../lib/contract'

/** A column of the score sheet. */
export type Column = MondoSource['column']

/** The side of the boards. */
export type BoardSide = 'water' | 'back'

/** The tiles in the heap by their numbers, with the face up. */
export function heapFaces(heap: string | null): Map<number, string> {
  const faces = new Map<number, string>()
  for (let at = 0; at < (heap?.length ?? 0); at++) {
    if (heap![at] !== '.') faces.set(at + 1, `${at + 1}${heap![at]}`)
  }
  return faces
}

/** The seat that holds a tile or has placed it; null for a tile in the heap. */
export function ownerOf(view: MondoView, tile: number): number | null {
  const has = (face: string | null) => face !== null && tileOf(face) === tile
  const owner = view.worlds.findIndex(({ hand, tiles }) => has(hand) || Object.values(tiles).some(has))
  return owner < 0 ? null : owner
}
