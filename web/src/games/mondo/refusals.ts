/** A reach that came too late, in words. */

import { targetOf, verbOf } from '../../lib/acts'
import type { Seat } from '../../lib/protocol'
import { tileOf } from './tiles'
import type { MondoView } from './view'

/** "Noor was quicker." if somebody else has the tile that was reached for; else null. */
export function quicker(view: MondoView, act: string, seats: readonly Seat[], seat: number | null): string | null {
  if (verbOf(act) !== 'take') return null
  const tile = Number(targetOf(act))
  const owner = view.worlds.findIndex(
    (world) => (world.hand && tileOf(world.hand) === tile) || Object.values(world.tiles).some((lie) => tileOf(lie) === tile),
  )
  return owner < 0 || owner === seat ? null : `${seats[owner]?.name ?? 'Somebody'} was quicker.`
}
