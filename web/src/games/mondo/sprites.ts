/** All faces drawn once into pictures, so that a heap of tiles is a heap of quick copies. */

import { TEXTURES, tileArt } from './art'
import { TILES, faceOf, type Letter } from './tiles'

const BACK_LETTERS: Letter[] = ['P', 'F', 'D', 'W']
const COLUMNS = 12
const ROWS = Math.ceil((TILES + BACK_LETTERS.length) / COLUMNS)
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
  return face.includes('b') ? TILES + BACK_LETTERS.indexOf(faceOf(face).edges[0] as Letter) : tile - 1
}

function sheet(): string {
  const faces = Array.from({ length: TILES }, (_, at) => tileArt(faceOf(`${at + 1}f`)))
  for (const letter of BACK_LETTERS) faces.push(tileArt({ edges: letter.repeat(4), stands: null }))
  const cell = 100 * SHARE
  const drawn = faces.map((art, at) => {
    const x = (at % COLUMNS) * cell + 100 * MARGIN
    const y = Math.floor(at / COLUMNS) * cell + 100 * MARGIN
    return `<g transform="translate(${x} ${y})"><rect x="-2.5" y="-2" width="105" height="106" rx="9" fill="#1d1204" opacity=".13"/><rect x="-1" y="-1" width="102" height="103" rx="8" fill="#1d1204" opacity=".3"/><g clip-path="url(#round)">${art}</g><rect x=".9" y=".9" width="98.2" height="98.2" rx="6.5" fill="none" stroke="#3b2c18" stroke-opacity=".6" stroke-width="1.8"/></g>`
  })
  const [width, height] = [COLUMNS * cell, ROWS * cell]
  const scale = FINEST / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>${TEXTURES}<clipPath id="round"><rect width="100" height="100" rx="7"/></clipPath></defs>${drawn.join('')}</svg>`
}

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
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sheet())}`
  await picture.decode()
  const levels: { size: number; picture: ImageBitmap }[] = []
  for (let level = 0; level < LEVELS; level++) {
    const size = FINEST / 2 ** level
    const [made, context] = canvas(COLUMNS * size * SHARE, ROWS * size * SHARE)
    context.drawImage(levels.at(-1)?.picture ?? picture, 0, 0, made.width, made.height)
    levels.push({ size, picture: await createImageBitmap(made) }) // a canvas would be copied for every tile drawn
  }
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

let made: Promise<Sprites> | null = null

/** The sprites, drawn when they are first asked for. */
export function loadSprites(): Promise<Sprites> {
  made ??= make()
  return made
}
