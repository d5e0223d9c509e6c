/** Drawing a color from the hand to a place with mouse, finger or pen. */

import type { Color } from '../../lib/sand'

/** A tap may tremble as far as this, in pixels. */
const TREMBLE = 7

export class Drag {
  /** The color under way; null while nothing is drawn. */
  color = $state<Color | null>(null)
  x = $state(0)
  y = $state(0)
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
    const under = document.elementFromPoint(event.clientX, event.clientY)
    this.drop(color, placeOf(under))
  }

  cancel(): void {
    this.start = null
    this.color = null
  }

  /** True once for the click with which the browser ends a drag. */
  consumed(): boolean {
    const { ended } = this
    this.ended = false
    return ended
  }
}

/** The place under a pointer: an area as a whole, wherever it is touched. */
function placeOf(element: Element | null): string | null {
  const target = element?.closest<HTMLElement>('.area, .pile')?.querySelector<HTMLElement>('[data-target]') ?? element?.closest<HTMLElement>('[data-target]')
  const name = target?.dataset.target ?? null
  return name && !/^(hand|claim) /.test(name) ? name : null
}
