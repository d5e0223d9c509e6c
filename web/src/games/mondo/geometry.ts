/** The world board: its spaces, and the rim around them. A space is 100 wide. */

import type { Point } from '../../lib/keyboard'
import { facts } from './facts'

export const CELL = 100
export const SPACES: readonly string[] = facts.spaces

/** The upper left corner of a space. */
export function corner(space: string): Point {
  return { x: (space.charCodeAt(0) - 97) * CELL, y: (Number(space[1]) - 1) * CELL }
}

export const CENTERS: ReadonlyMap<string, Point> = new Map(
  SPACES.map((space) => [space, { x: corner(space).x + CELL / 2, y: corner(space).y + CELL / 2 }]),
)

export type Side = 'n' | 'e' | 's' | 'w'
const SIDES: Side[] = ['n', 'e', 's', 'w']

/** The two ends of a space's edge, clockwise. */
export function edge(space: string, side: Side): [Point, Point] {
  const { x, y } = corner(space)
  const corners = [
    { x, y },
    { x: x + CELL, y },
    { x: x + CELL, y: y + CELL },
    { x, y: y + CELL },
  ]
  const at = SIDES.indexOf(side)
  return [corners[at]!, corners[(at + 1) % 4]!]
}

/** Half of the board's width. */
const REACH = (facts.rows.length * CELL) / 2

/** The outline of the spaces as a path, drawn outward by some units. */
export function outline(by: number): string {
  const right = facts.rows.flatMap((letters, row) => {
    const x = (letters.charCodeAt(letters.length - 1) - 96) * CELL
    return [
      { x, y: row * CELL },
      { x, y: (row + 1) * CELL },
    ]
  })
  const left = right.map(({ x, y }) => ({ x: 2 * REACH - x, y })).reverse()
  const grown = [...right, ...left].map(({ x, y }) => `${x + Math.sign(x - REACH) * by},${y + Math.sign(y - REACH) * by}`)
  return `M${grown.join('L')}Z`
}

const FAR = REACH + 40
const BEYOND = [`${REACH - FAR},${REACH - FAR}`, `${REACH + FAR},${REACH - FAR}`, `${REACH + FAR},${REACH + FAR}`, `${REACH - FAR},${REACH + FAR}`]
/** An edge in the middle of each side tells the landscape of the strip there. */
const MIDDLES = ['c1n', 'f3e', 'c6s', 'a3w'] as const

/** The strips of the back side: their landscapes, and a wedge of the board that each fills. */
export const STRIPS = MIDDLES.map((edge, at) => ({
  letter: facts.back_rim[edge],
  points: `${REACH},${REACH} ${BEYOND[at]} ${BEYOND[(at + 1) % 4]}`,
}))
