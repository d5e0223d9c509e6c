/** All faces drawn once into pictures, so that a heap of tiles is a heap of quick copies. */

import { TEXTURES, tileArt } from './art'
import { LETTERS, TILES, faceOf, type Letter } from './tiles'

const COLUMNS = 12
const ROWS = Math.ceil((TILES + LETTERS.length) / COLUMNS)
/** Pixels of a tile in the finest picture; each further picture is half as fine. */
const FINEST = 176
const LEVELS = 3
/** Room around a tile for its shadow, as a share of the tile. */
const MARGIN = 0.08
const SHARE = 1 + 2 * MARGIN

export interface Sprites {
  /** Draw a face with its middle at (x, y), `size` wide, turned by an angle; `scale` is device pixels per unit. */
  draw(context: CanvasRenderingContext2D, face: string, x: number, y: number, size: number, angle: number, scale: number): void
}

/** The place of a face in the pictures: fronts by their number, then the four bare backs. */
function place(face: string): number {
  const tile = Number.parseInt(face, 10)
  return face.includes('b') ? TILES + LETTERS.indexOf(faceOf(face).edges[0] as Letter) : tile - 1
}

/** So many faces are painted at a time, so that nothing else has to wait for them. */
const SLICE = 6
const CELL = 100 * SHARE

function arts(): string[] {
  const fronts = Array.from({ length: TILES }, (_, at) => tileArt(faceOf(`${at + 1}f`)))
  return [...fronts, ...LETTERS.map((letter) => tileArt({ edges: letter.repeat(4), stands: null }))]
}

/** Some faces in a row, as a drawing. */
function strip(faces: readonly string[]): string {
  const drawn = faces.map(
    (art, at) =>
      `<g transform="translate(${at * CELL + 100 * MARGIN} ${100 * MARGIN})"><rect x="-2.5" y="-2" width="105" height="106" rx="9" fill="#1d1204" opacity=".13"/><rect x="-1" y="-1" width="102" height="103" rx="8" fill="#1d1204" opacity=".3"/><g clip-path="url(#round)">${art}</g><rect x=".9" y=".9" width="98.2" height="98.2" rx="6.5" fill="none" stroke="#3b2c18" stroke-opacity=".6" stroke-width="1.8"/></g>`,
  )
  const scale = FINEST / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${faces.length * CELL * scale}" height="${CELL * scale}" viewBox="0 0 ${faces.length * CELL} ${CELL}"><defs>${TEXTURES}<clipPath id="round"><rect width="100" height="100" rx="7"/></clipPath></defs>${drawn.join('')}</svg>`
}

/** When the page has nothing else to do, but before long. */
const idle = () =>
  new Promise<void>((go) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => go(), { timeout: 120 }) : setTimeout(go)))

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas')
  made.width = Math.round(width)
  made.height = Math.round(height)
  const context = made.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  context.imageSmoothingQuality = 'high'
  return [made, context]
}

async function make(): Promise<Sprites> {
  const sizes = Array.from({ length: LEVELS }, (_, level) => FINEST / 2 ** level)
  const sheets = sizes.map((size) => canvas(COLUMNS * size * SHARE, ROWS * size * SHARE))
  const faces = arts()
  for (let first = 0; first < faces.length; first += SLICE) {
    await paint(faces.slice(first, first + SLICE), first, sizes, sheets)
    await idle()
  }
  // A canvas would be copied for every tile drawn.
  const levels = await Promise.all(sheets.map(async ([made], at) => ({ size: sizes[at]!, picture: await createImageBitmap(made) })))
  return {
    draw(context, face, x, y, size, angle, scale) {
      const at = place(face)
      const level = levels.findLast((one) => one.size >= size * scale * 0.9) ?? levels[0]!
      const cell = level.size * SHARE
      const half = (size * SHARE) / 2
      const [along, across] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
      context.setTransform(along, across, -across, along, x * scale, y * scale)
      context.drawImage(level.picture, (at % COLUMNS) * cell, Math.floor(at / COLUMNS) * cell, cell, cell, -half, -half, half * 2, half * 2)
      context.setTransform(scale, 0, 0, scale, 0, 0)
    },
  }
}

/** Paint a slice into each sheet, the coarser ones from the finest. A slice is a part of one row. */
async function paint(faces: readonly string[], first: number, sizes: number[], sheets: [HTMLCanvasElement, CanvasRenderingContext2D][]): Promise<void> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(strip(faces))}`
  await picture.decode()
  const box = (size: number) => {
    const cell = size * SHARE
    return [(first % COLUMNS) * cell, Math.floor(first / COLUMNS) * cell, faces.length * cell, cell] as const
  }
  const finest = box(sizes[0]!)
  sheets[0]![1].drawImage(picture, ...finest)
  sheets.slice(1).forEach(([, context], at) => context.drawImage(sheets[at]![0], ...box(sizes[at]!), ...box(sizes[at + 1]!)))
}

let made: Promise<Sprites> | null = null

/** The sprites, drawn when they are first asked for. */
export function loadSprites(): Promise<Sprites> {
  made ??= make()
  return made
}
