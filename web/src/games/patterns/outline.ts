/** The outline of a set of spaces as one smooth shape, so that a group reads as one patch of sand. */

import { CELL, placeOf } from './geometry'

interface Point {
  x: number
  y: number
}

export interface Style {
  /** How far inside the spaces' edges the outline runs. */
  inset: number
  /** The radius of corners that stick out, and of corners that go in. */
  outer: number
  inner: number
}

/** Directions clockwise: right, down, left, up. The inside of a shape lies to the right of its edge. */
const STEPS: Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

interface Corner {
  at: Point
  from: number
  to: number
}

const key = (point: Point) => `${point.x},${point.y}`

/** The path of the outline; pieces that touch only over a diagonal stay apart, holes stay open. */
export function outline(spaces: readonly string[], style: Style): string {
  return loops(spaces)
    .map((loop) => smooth(loop, style))
    .join(' ')
}

/** The edges between a space of the set and one outside, by where they begin: the directions they take. */
function edges(spaces: readonly string[]): Map<string, number[]> {
  const cells = spaces.map((space) => corner(space))
  const filled = new Set(cells.map(key))
  const found = new Map<string, number[]>()
  for (const { x, y } of cells) {
    const sides: [outside: Point, start: Point][] = [
      [{ x, y: y - 1 }, { x, y }],
      [{ x: x + 1, y }, { x: x + 1, y }],
      [{ x, y: y + 1 }, { x: x + 1, y: y + 1 }],
      [{ x: x - 1, y }, { x, y: y + 1 }],
    ]
    sides.forEach(([outside, start], direction) => {
      if (!filled.has(key(outside))) found.set(key(start), [...(found.get(key(start)) ?? []), direction])
    })
  }
  return found
}

function corner(space: string): Point {
  const { x, y } = placeOf(space)
  return { x: Math.floor(x / CELL), y: Math.floor(y / CELL) }
}

function loops(spaces: readonly string[]): Corner[][] {
  const open = edges(spaces)
  const found: Corner[][] = []
  for (const [start, directions] of open) {
    while (directions.length) found.push(walk(open, start, directions[0]!))
  }
  return found
}

/** Follow the edge until it closes; where two ways lead on, turn right and so stay on the same space. */
function walk(open: Map<string, number[]>, start: string, first: number): Corner[] {
  const corners: Corner[] = []
  let [x, y] = start.split(',').map(Number) as [number, number]
  let direction = first
  do {
    const ways = open.get(`${x},${y}`)!
    ways.splice(ways.indexOf(direction), 1)
    x += STEPS[direction]!.x
    y += STEPS[direction]!.y
    const onward = key({ x, y }) === start ? [first] : open.get(`${x},${y}`)!
    const to = onward.length > 1 ? onward.find((way) => way === (direction + 1) % 4)! : onward[0]!
    if (to !== direction) corners.push({ at: { x, y }, from: direction, to })
    direction = to
  } while (`${x},${y}` !== start)
  return corners
}

function smooth(corners: Corner[], style: Style): string {
  const points = corners.map((corner) => moveInside(corner, style.inset))
  const parts = corners.map((corner, index) => {
    const isOuter = corner.to === (corner.from + 1) % 4
    const radius = isOuter ? style.outer : style.inner
    const begin = shift(points[index]!, corner.from, -radius)
    const end = shift(points[index]!, corner.to, radius)
    return `${index ? 'L' : 'M'}${write(begin)} A${radius},${radius} 0 0 ${isOuter ? 1 : 0} ${write(end)}`
  })
  return `${parts.join(' ')} Z`
}

function moveInside(corner: Corner, inset: number): Point {
  const at = { x: corner.at.x * CELL, y: corner.at.y * CELL }
  return shift(shift(at, (corner.from + 1) % 4, inset), (corner.to + 1) % 4, inset)
}

const shift = (point: Point, direction: number, by: number): Point => ({
  x: point.x + STEPS[direction]!.x * by,
  y: point.y + STEPS[direction]!.y * by,
})

const write = (point: Point) => `${point.x},${point.y}`
