/** What the parts of the board need from it: what is lit, what can be focused, what is on its way. */

import { getContext, setContext } from 'svelte'
import type { Color } from '../../lib/sand'
import type { Place } from './offers'

export interface TableContext {
  readonly readonly: boolean
  readonly held: Color | null
  readonly aimed: Place | null
  /** Whether it is asked how many. */
  readonly asking: boolean
  /** The place under a card that is being drawn to it. */
  readonly under: string | null
  /** Where the last act brought cards: a zone and a color. */
  readonly last: string
  readonly claims: ReadonlyMap<Color, string>
  /** Whether anything may be played to a place now. */
  offered(place: Place): boolean
  /** Whether what is held may be played there, or the place itself was chosen. */
  lit(place: Place): boolean
  tabindex(target: string): 0 | -1
  /** How many cards are still on their way to a zone. */
  coming(zoneAndColor: string): number
}

const KEY = Symbol('mandala')

export const lay = (context: TableContext) => setContext(KEY, context)
export const table = () => getContext<TableContext>(KEY)
