/** Where things are on the screen: the board asks the page, so that it need not know its own layout. */

import type { Point } from '../../lib/keyboard'
import type { Color } from '../../lib/sand'
import type { Zone } from './moves'

export const targetAt = (element: EventTarget | null) =>
  (element as Element | null)?.closest<HTMLElement>('[data-target]')?.dataset.target ?? null

export const elementOf = (tray: HTMLElement, target: string) => tray.querySelector<HTMLElement>(`[data-target="${target}"]`)

/** A color that had the focus may be gone: then the focus goes on to what can be played. */
export function keepFocus(tray: HTMLElement): void {
  if (tray.contains(document.activeElement)) return
  tray.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
}

function middle(box: DOMRect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function spotOf(tray: HTMLElement, target: string): Point | null {
  const element = elementOf(tray, target)
  return element && middle(element.getBoundingClientRect())
}

/** Every target that can be focused, for the arrow keys. */
export const places = (tray: HTMLElement): Map<string, Point> =>
  new Map(all(tray).map((element) => [element.dataset.target!, middle(element.getBoundingClientRect())]))

/** The targets where something may be done, in the order of the page. */
export const legal = (tray: HTMLElement) =>
  all(tray)
    .filter((element) => element.getAttribute('aria-disabled') === 'false')
    .map((element) => element.dataset.target!)

const all = (tray: HTMLElement) => [...tray.querySelectorAll<HTMLElement>('[data-target]')]

/** A spot for a small card beside a place, in parts of the tray. */
export function beside(tray: HTMLElement, place: string): { left: number; top: number; below: boolean } {
  const board = tray.getBoundingClientRect()
  const { x, y } = spotOf(tray, place) ?? middle(board)
  const top = ((y - board.y) / board.height) * 100
  return { left: ((x - board.x) / board.width) * 100, top, below: top < 30 }
}

/** The place of the last card of a color in a zone, in pixels of the tray; else the middle of the zone. */
export function cardAt(tray: HTMLElement, zone: Zone, color: Color | null): DOMRect {
  const area = tray.querySelector(`[data-zone="${zone}"]`) ?? tray
  const stack = color ? area.querySelector(`[data-color="${color}"]`) : area
  const card = [...(stack?.querySelectorAll('.sand-card') ?? [])].at(-1)
  const board = tray.getBoundingClientRect()
  const box = card?.getBoundingClientRect() ?? inside(area.getBoundingClientRect(), board.width * 0.06)
  return new DOMRect(box.x - board.x, box.y - board.y, box.width, box.height)
}

function inside(area: DOMRect, width: number): DOMRect {
  const { x, y } = middle(area)
  return new DOMRect(x - width / 2, y - width * 0.7, width, width * 1.4)
}

/** The card beside another one of the same stack. */
export const aside = (box: DOMRect, steps: number) => new DOMRect(box.x + steps * box.width * 0.2, box.y, box.width, box.height)
