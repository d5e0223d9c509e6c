/** One frame of the heap. */

import { toScreen, type Camera, type Size } from './camera'
import type { Lying } from './scatter'
import type { Sprites } from './sprites'

/** A tile on its way out of the heap. */
export interface Fading {
  tile: number
  face: string
  since: number
}

export interface Scene {
  camera: Camera
  size: Size
  lying: readonly Lying[]
  /** Tiles from the bottom to the top. */
  order: readonly number[]
  faces: ReadonlyMap<number, string>
  fading: readonly Fading[]
  fadeMs: number
  now: number
  marks: { pointed: number | null; cursor: number | null; reached: number | null; hinted: number | null }
}

const LIFTED = 1.07
const HAND =
  'M-7 13C-11 9 -13 4 -15 0C-16 -3 -12 -4 -10 -2L-8 1V-13C-8 -16 -4 -16 -4 -13V-4V-16C-4 -19 0 -19 0 -16V-4L.5 -15C.7 -18 4.5 -18 4.5 -15V-3L5 -11C5.3 -14 9 -14 9 -11V4C9 10 6 15 0 15C-3 15 -5 15 -7 13Z'

export function paintHeap(context: CanvasRenderingContext2D, sprites: Sprites, scene: Scene): void {
  const { camera, size, lying, faces, marks } = scene
  const ratio = context.canvas.width / size.width
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, size.width, size.height)
  const tile = (number: number, face: string, grow = 1, alpha = 1) => {
    const { x, y } = toScreen(camera, size, lying[number - 1]!)
    const reach = camera.zoom
    if (x < -reach || y < -reach || x > size.width + reach || y > size.height + reach) return
    context.globalAlpha = alpha
    sprites.draw(context, face, x, y, camera.zoom * grow, lying[number - 1]!.angle, ratio)
    context.globalAlpha = 1
  }
  for (const { tile: number, face, since } of scene.fading) {
    const left = 1 - (scene.now - since) / scene.fadeMs
    tile(number, face, 0.7 + 0.3 * left, Math.max(0, left))
  }
  const raised = [marks.pointed, marks.cursor, marks.hinted, marks.reached]
  for (const number of scene.order) if (!raised.includes(number)) tile(number, faces.get(number)!)
  for (const number of new Set(raised)) {
    if (number === null || !faces.has(number)) continue
    const reached = number === marks.reached
    tile(number, faces.get(number)!, reached ? 1 : LIFTED, reached ? 0.75 : 1)
    ring(context, scene, number, reached || number === marks.cursor || number === marks.hinted)
    if (reached) hand(context, scene, number)
  }
}

function ring(context: CanvasRenderingContext2D, { camera, size, lying }: Scene, number: number, strong: boolean): void {
  const { x, y } = toScreen(camera, size, lying[number - 1]!)
  const side = camera.zoom * LIFTED + 4
  context.save()
  context.translate(x, y)
  context.rotate(lying[number - 1]!.angle)
  context.beginPath()
  context.roundRect(-side / 2, -side / 2, side, side, camera.zoom * 0.1)
  context.lineWidth = strong ? 6 : 4
  context.strokeStyle = '#1d1204'
  context.stroke()
  context.lineWidth = strong ? 3 : 1.8
  context.strokeStyle = '#fff3cf'
  context.stroke()
  context.restore()
}

/** The reach, shown at once: a hand over the tile. Whose tile it is, only the server knows. */
function hand(context: CanvasRenderingContext2D, { camera, size, lying }: Scene, number: number): void {
  const { x, y } = toScreen(camera, size, lying[number - 1]!)
  context.save()
  context.translate(x, y)
  context.scale(camera.zoom / 55, camera.zoom / 55)
  const path = new Path2D(HAND)
  context.lineWidth = 3
  context.strokeStyle = '#1d1204'
  context.fillStyle = '#fff3cf'
  context.stroke(path)
  context.fill(path)
  context.restore()
}
