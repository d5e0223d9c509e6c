/** Moving a focus over places that lie anywhere, and the page's one-key shortcuts. */

export interface Point {
  x: number
  y: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

export const direction = (key: string): Direction | undefined => ARROWS[key]

const SIDEWAYS_COST = 2.5

/**
 * The nearest place in a direction; a place straight ahead is nearer than one to the side.
 * Undefined at the edge. `y` grows downward, as on the screen.
 */
export function next<Name extends string>(
  places: ReadonlyMap<Name, Point>,
  from: Name,
  where: Direction,
): Name | undefined {
  const start = places.get(from)
  if (!start) return undefined
  let best: Name | undefined
  let least = Infinity
  for (const [name, place] of places) {
    const [ahead, aside] = distance(start, place, where)
    const cost = ahead + SIDEWAYS_COST * aside
    if (ahead > 1e-6 && aside <= ahead && cost < least) [best, least] = [name, cost]
  }
  return best
}

function distance(from: Point, to: Point, where: Direction): [ahead: number, aside: number] {
  const across = to.x - from.x
  const along = to.y - from.y
  if (where === 'left' || where === 'right') return [where === 'left' ? -across : across, Math.abs(along)]
  return [where === 'up' ? -along : along, Math.abs(across)]
}

/** The name after (or before) another in a ring of names; the first if there is none yet. */
export function around<Name>(names: readonly Name[], from: Name | null, step: 1 | -1): Name | undefined {
  const at = from === null ? -1 : names.indexOf(from)
  if (at < 0) return names[step === 1 ? 0 : names.length - 1]
  return names[(at + step + names.length) % names.length]
}

/** True if a key belongs to what has the focus (a field, a slider), not to the page. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  const element = event.target as HTMLElement | null
  return !!element?.closest?.('input, textarea, select, [contenteditable]')
}

/** A key in an open menu: arrows go over its buttons, Escape closes it, and the game knows keys of its own. */
export function pressedInMenu(event: KeyboardEvent, keyed: (key: string) => string | undefined, choose: (act: string) => void, close: () => void): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')]
  const focused = document.activeElement as HTMLButtonElement
  const act = keyed(event.key)
  if (event.key === 'Escape') close()
  else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') around(buttons, focused, 1)?.focus()
  else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') around(buttons, focused, -1)?.focus()
  else if (act) choose(act)
  else return
  event.preventDefault()
  event.stopPropagation()
}
