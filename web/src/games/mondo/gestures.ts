/** What fingers, mouse and wheel do on a surface: tap, pan, pinch, twist, carry. */

import type { Point } from '../../lib/keyboard'

export interface Gestures {
  tap(at: Point, touch: boolean): void
  /** The pointer drags; true if something is lifted there and is carried from now on. */
  lift?(at: Point): boolean
  /** What is carried is here now, or is let go of. In page coordinates. */
  carry?(at: Point): void
  drop?(at: Point): void
  pan?(dx: number, dy: number): void
  /** Two fingers, or the wheel. */
  zoom?(factor: number, at: Point): void
  /** Two fingers turned by a quarter, clockwise (1) or back (−1). */
  twist?(quarter: 1 | -1): void
  hover?(at: Point | null): void
}

const SLACK = 7 // pixels a tap may move
const HOLD_MS = 220 // a finger that rests so long lifts what is under it
const WHEEL = 0.0016
const TWIST = Math.PI / 5 // how far two fingers turn for a quarter

type Mode = 'none' | 'tap' | 'pan' | 'carry' | 'pinch'

export function gestures(node: HTMLElement, handlers: Gestures): { update(next: Gestures): void; destroy(): void } {
  const pointers = new Map<number, Point>()
  let mode: Mode = 'none'
  let from: Point = { x: 0, y: 0 }
  let holding: ReturnType<typeof setTimeout> | undefined
  let turned = 0

  const local = ({ x, y }: Point): Point => {
    const box = node.getBoundingClientRect()
    return { x: x - box.x, y: y - box.y }
  }
  const place = (event: PointerEvent | WheelEvent): Point => ({ x: event.clientX, y: event.clientY })

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button === 2) return
    if (handlers.pan || handlers.lift) node.setPointerCapture?.(event.pointerId)
    pointers.set(event.pointerId, place(event))
    clearTimeout(holding)
    if (pointers.size === 2) return void ([mode, turned] = ['pinch', 0])
    from = place(event)
    mode = event.button === 1 ? 'pan' : 'tap'
    if (event.pointerType !== 'mouse') holding = setTimeout(() => mode === 'tap' && lift(), HOLD_MS)
  }

  function lift(): boolean {
    const lifted = handlers.lift?.(local(from)) ?? false
    if (lifted) mode = 'carry'
    return lifted
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId)
    const now = place(event)
    if (!before) return void (event.pointerType === 'mouse' && handlers.hover?.(local(now)))
    if (mode === 'pinch') pinch(event.pointerId, now)
    pointers.set(event.pointerId, now)
    if (mode === 'tap' && Math.hypot(now.x - from.x, now.y - from.y) > SLACK) begin(event)
    if (mode === 'pan') handlers.pan?.(now.x - before.x, now.y - before.y)
    if (mode === 'carry') handlers.carry?.(now)
  }

  /** A mouse that drags lifts at once; a finger that moves at once pans. */
  function begin(event: PointerEvent): void {
    clearTimeout(holding)
    if (event.pointerType !== 'mouse' && handlers.pan) mode = 'pan'
    else if (!lift()) mode = 'pan'
  }

  function pinch(moved: number, now: Point): void {
    const [a, b] = [...pointers.values()] as [Point, Point]
    const [c, d] = [...pointers].map(([id, at]) => (id === moved ? now : at)) as [Point, Point]
    const middle = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }
    const [before, after] = [Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(c.x - d.x, c.y - d.y)]
    handlers.pan?.(middle.x - (a.x + b.x) / 2, middle.y - (a.y + b.y) / 2)
    if (before > 20) handlers.zoom?.(after / before, local(middle))
    const turn = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x)
    turned += Math.atan2(Math.sin(turn), Math.cos(turn))
    if (Math.abs(turned) < TWIST) return
    handlers.twist?.(turned > 0 ? 1 : -1)
    turned = 0
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    clearTimeout(holding)
    if (mode === 'tap' && event.type === 'pointerup') handlers.tap(local(from), event.pointerType !== 'mouse')
    if (mode === 'carry') handlers.drop?.(place(event))
    mode = pointers.size ? 'pan' : 'none'
  }

  function wheel(event: WheelEvent): void {
    if (!handlers.zoom) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 30 : 1
    handlers.zoom(Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 4 : 1)), local(place(event)))
  }

  const leave = () => handlers.hover?.(null)
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('pointerleave', leave)
  node.addEventListener('wheel', wheel, { passive: false })
  return {
    update: (next) => void (handlers = next),
    destroy() {
      clearTimeout(holding)
      for (const [type, listener] of Object.entries({ pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, pointerleave: leave }))
        node.removeEventListener(type, listener as EventListener)
      node.removeEventListener('wheel', wheel)
    },
  }
}
