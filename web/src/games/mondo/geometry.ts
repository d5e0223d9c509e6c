/** The world board: 24 spaces in rows of 2, 4, 6, 6, 4 and 2, and the rim around them. A space is 100 wide. */

import type { Place } from '../../lib/keyboard'

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

/** The outline of the 24 spaces as a path, drawn outward by some units. */
export function outline(by: number): string {
  const steps: [number, number][] = []
  const half: [number, number][] = [[4, 0], [4, 1], [5, 1], [5, 2], [6, 2], [6, 4], [5, 4], [5, 5], [4, 5], [4, 6]]
  for (const [x, y] of half) steps.push([x, y])
  for (const [x, y] of [...half].reverse()) steps.push([6 - x, y])
  const grown = steps.map(([x, y]) => `${x * CELL + Math.sign(x - 3) * by},${y * CELL + Math.sign(y - 3) * by}`)
  return `M${grown.join('L')}Z`
}
