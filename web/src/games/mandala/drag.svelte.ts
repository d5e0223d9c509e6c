/** Drawing a color from the hand to a place with mouse, finger or pen. */

import type { Color } from '../../lib/sand'
import { targetAt } from './where'

/** A tap may tremble as far as this, in pixels. */
const TREMBLE = 7

export class Drag {
  /** The color under way; null while nothing is drawn. */
  color = $state<Color | null>(null)
  x = $state(0)
  y = $state(0)
  /** The place under it. */
  under = $state<string | null>(null)
  private start: { x: number; y: number; color: Color; pointer: number } | null = null
  private tray: HTMLElement | null = null
  private ended = false

  constructor(
    private readonly take: (color: Color) => boolean,
    private readonly drop: (color: Color, place: string | null) => void,
  ) {}

  down(event: PointerEvent, tray: HTMLElement): void {
    this.ended = false
    const target = (event.target as Element).closest<HTMLElement>('[data-target^="hand "]')?.dataset.target
    if (!target || event.button !== 0) return
    this.tray = tray
    this.start = { x: event.clientX, y: event.clientY, color: target.slice(5) as Color, pointer: event.pointerId }
  }

  move(event: PointerEvent): void {
    if (!this.start || event.pointerId !== this.start.pointer) return
    if (!this.color && !this.begins(event)) return
    const board = this.tray!.getBoundingClientRect()
    this.x = event.clientX - board.x
    this.y = event.clientY - board.y
    this.under = placeAt(event)
    event.preventDefault()
  }

  private begins(event: PointerEvent): boolean {
    const { x, y, color, pointer } = this.start!
    if (Math.hypot(event.clientX - x, event.clientY - y) < TREMBLE) return false
    if (!this.take(color)) return this.cancel(), false
    this.color = color
    this.tray!.setPointerCapture(pointer)
    return true
  }

  up(event: PointerEvent): void {
    const { color } = this
    this.cancel()
    if (!color) return
    this.ended = true
    this.drop(color, placeAt(event))
  }

  cancel(): void {
    this.start = null
    this.color = null
    this.under = null
  }

  /** True once for the click with which the browser ends a drag. */
  consumed(): boolean {
    const { ended } = this
    this.ended = false
    return ended
  }
}

/** The place under a pointer. */
function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const name = targetAt(document.elementFromPoint(clientX, clientY))
  return name && !/^(hand|claim) /.test(name) ? name : null
}
