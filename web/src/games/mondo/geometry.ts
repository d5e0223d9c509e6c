/** The world board: 24 spaces in rows of 2, 4, 6, 6, 4 and 2, and the rim around them. A space is 100 wide. */

import type { Place } from '../../lib/keyboard'
import type { Letter } from './tiles'

export const CELL = 100
const ROWS = ['cd', 'bcde', 'abcdef', 'abcdef', 'bcde', 'cd']

export const SPACES: string[] = ROWS.flatMap((columns, row) => [...columns].map((column) => `${column}${row + 1}`))

/** The upper left corner of a space. */
export function corner(space: string): Place {
  return { x: (space.charCodeAt(0) - 97) * CELL, y: (Number(space[1]) - 1) * CELL }
}

export const CENTERS: ReadonlyMap<string, Place> = new Map(
  SPACES.map((space) => [space, { x: corner(space).x + CELL / 2, y: corner(space).y + CELL / 2 }]),
)

export type Side = 'n' | 'e' | 's' | 'w'
export const SIDES: Side[] = ['n', 'e', 's', 'w']
const STEPS: Record<Side, Place> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } }

export function beside(space: string, side: Side): string {
  return String.fromCharCode(space.charCodeAt(0) + STEPS[side].x) + (Number(space[1]) + STEPS[side].y)
}

/** The two ends of a space's edge, clockwise. */
export function edge(space: string, side: Side): [Place, Place] {
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

export interface RimEdge {
  space: string
  side: Side
  landscape: Letter
}

/** What is printed along the rim of the back side. */
const BACK: Record<Letter, string> = {
  F: 'c1n c1w d1n d1e b2n e2n',
  D: 'e2e f3n f3e f4e f4s e5e',
  P: 'b5s e5s c6s c6w d6s d6e',
  W: 'b2w a3n a3w a4w a4s b5w',
}

export function rim(side: 'water' | 'back'): RimEdge[] {
  const printed = (name: string) => (Object.keys(BACK) as Letter[]).find((letter) => BACK[letter].split(' ').includes(name))!
  return SPACES.flatMap((space) =>
    SIDES.filter((where) => !CENTERS.has(beside(space, where))).map((where) => ({
      space,
      side: where,
      landscape: side === 'water' ? ('W' as const) : printed(space + where),
    })),
  )
}

/** The outline of the 24 spaces as a path, drawn outward by some units. */
export function outline(by: number): string {
  const steps: [number, number][] = []
  const half: [number, number][] = [[4, 0], [4, 1], [5, 1], [5, 2], [6, 2], [6, 4], [5, 4], [5, 5], [4, 5], [4, 6]]
  for (const [x, y] of half) steps.push([x, y])
  for (const [x, y] of [...half].reverse()) steps.push([6 - x, y])
  const grown = steps.map(([x, y]) => `${x * CELL + Math.sign(x - 3) * by},${y * CELL + Math.sign(y - 3) * by}`)
  return `M${grown.join('L')}Z`
}
