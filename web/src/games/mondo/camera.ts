/** Where a screen looks at the heap from: pan and zoom as plain numbers. */

import type { Point } from '../../lib/keyboard'
import { HEAP_REACH } from './scatter'

export interface Camera extends Point {
  /** Pixels of a tile. */
  zoom: number
}

export interface Size {
  width: number
  height: number
}

const SMALLEST_TILE = 46
const LARGEST_TILE = 150

/** The zoom at which all of the heap is seen. */
export const fitting = ({ width, height }: Size) => Math.min(width / (2 * HEAP_REACH.x), height / (2 * HEAP_REACH.y))

/** A first look: the whole heap where its tiles can still be told apart, else its middle. */
export function firstLook(size: Size): Camera {
  return { x: 0, y: 0, zoom: Math.max(SMALLEST_TILE, fitting(size)) }
}

export function toScreen(camera: Camera, size: Size, { x, y }: Point): Point {
  return { x: (x - camera.x) * camera.zoom + size.width / 2, y: (y - camera.y) * camera.zoom + size.height / 2 }
}

export function toHeap(camera: Camera, size: Size, { x, y }: Point): Point {
  return { x: (x - size.width / 2) / camera.zoom + camera.x, y: (y - size.height / 2) / camera.zoom + camera.y }
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/** The heap never leaves the screen. */
function held(camera: Camera): Camera {
  return { ...camera, x: within(camera.x, HEAP_REACH.x), y: within(camera.y, HEAP_REACH.y) }
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return held({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom })
}

/** Zoomed by a factor; what is under the point stays under it. */
export function zoomed(camera: Camera, size: Size, factor: number, at: Point): Camera {
  const zoom = Math.max(Math.min(fitting(size), SMALLEST_TILE), Math.min(LARGEST_TILE, camera.zoom * factor))
  const fixed = toHeap(camera, size, at)
  const moved = toHeap({ ...camera, zoom }, size, at)
  return held({ x: camera.x + fixed.x - moved.x, y: camera.y + fixed.y - moved.y, zoom })
}

/** Moved as little as possible so that a place is well on the screen. */
export function showing(camera: Camera, size: Size, place: Point): Camera {
  const margin = Math.min(camera.zoom, size.width / 4, size.height / 4)
  const { x, y } = toScreen(camera, size, place)
  const dx = x < margin ? margin - x : x > size.width - margin ? size.width - margin - x : 0
  const dy = y < margin ? margin - y : y > size.height - margin ? size.height - margin - y : 0
  return dx || dy ? held({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }) : camera
}
