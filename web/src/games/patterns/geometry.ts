/** Where everything lies on the mat. A space is 100 units wide; y grows downward. */

import type { Point } from '../../lib/keyboard'
import { facts } from './facts'

export const CELL = 100

/** The mat in these units: sand inside, a wooden frame around it. */
export const MAT = { x: -58, y: -166, width: 916, height: 1132 }
export const FRAME = 22

/** The spaces from the top left to the bottom right, as one reads them. */
export const SPACES: string[] = facts.rank_files.flatMap((files, at) => [...files].map((file) => `${file}${at + 1}`).reverse()).reverse()

export function placeOf(space: string): Point {
  const file = space.charCodeAt(0) - 97
  const rank = Number(space[1])
  return { x: file * CELL + CELL / 2, y: (8 - rank) * CELL + CELL / 2 }
}

export const PLACES: ReadonlyMap<string, Point> = new Map(SPACES.map((space) => [space, placeOf(space)]))

/** The Mandala leaves its corners free: they hold the bowls and, at first, the tokens set aside. */
export const BOWL_RADIUS = 78
export const NEAR_BOWL: Point = { x: 56, y: 744 }
export const FAR_BOWL: Point = { x: 744, y: 56 }
export const NEAR_ASIDE: Point = { x: 752, y: 752 }
export const FAR_ASIDE: Point = { x: 48, y: 48 }
export const ASIDE_GAP = 41

export const RIVER_HEIGHT = 94
export const FAR_RIVER_Y = -134
export const NEAR_RIVER_Y = 840

/** The middle of place 1 to 6 of a river, along its length. */
export const riverX = (claim: number) => 66 + (claim - 1) * 133.6

/** The names of files and ranks stand along the Mandala's edge, below and to the left of it. */
export const FILE_LABELS = [...'abcdefgh'].map((file) => {
  const lowest = SPACES.findLast((space) => space[0] === file)!
  return { text: file, x: placeOf(lowest).x, y: placeOf(lowest).y + 69 }
})
export const RANK_LABELS = [...'12345678'].map((rank) => {
  const first = SPACES.find((space) => space[1] === rank)!
  return { text: rank, x: placeOf(first).x - 63, y: placeOf(first).y }
})

/** The Mandala's rows from the far one on. */
export const ROWS = [...'87654321'].map((rank) => ({ rank, spaces: SPACES.filter((space) => space[1] === rank) }))
