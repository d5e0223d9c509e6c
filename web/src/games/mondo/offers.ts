/** The offers of a table of Mondo by what they are about. */

import type { MondoAct, Offer } from '../../lib/contract'

export interface Offered {
  /** By the number of a tile. */
  take: ReadonlyMap<number, string>
  /** By space: the act for each number of quarter turns. */
  place: ReadonlyMap<string, readonly string[]>
  /** By the name of a task. */
  task: ReadonlyMap<string, string>
  turn: string | null
  back: string | null
  out: string | null
  ready: string | null
}

export function offered(offers: readonly Offer[]): Offered {
  const take = new Map<number, string>()
  const place = new Map<string, string[]>()
  const task = new Map<string, string>()
  const found: Offered = { take, place, task, turn: null, back: null, out: null, ready: null }
  for (const offer of offers as readonly (Offer & MondoAct)[]) {
    const { act, verb, parts } = offer
    if (verb === 'take') take.set(parts.tile, act)
    else if (verb === 'task') task.set(parts.task, act)
    else if (verb === 'place') turnsOn(place, parts.space)[parts.turns] = act
    else found[verb] = act
  }
  return found
}

function turnsOn(place: Map<string, string[]>, space: string): string[] {
  if (!place.has(space)) place.set(space, [])
  return place.get(space)!
}
