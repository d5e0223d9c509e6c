/** A view of Mottainai, and where its cards lie: places are named as the targets of offers are. */

import { say } from 'words:mottainai'
import type { MottainaiPlayerShown as Player, MottainaiView } from '../../lib/contract'

export type {
  MottainaiCounted as Counted,
  MottainaiItem as Item,
  MottainaiPlayerShown as Player,
  MottainaiTaskShown as Task,
  MottainaiView,
} from '../../lib/contract'

/** The places of a temple where cards lie open, in the order they are told. */
export const ZONES = ['left', 'assistants', 'task', 'workplace', 'sales', 'right'] as const
export type Zone = (typeof ZONES)[number]

export const zoneWords = (zone: Zone): string => say(`zone-${zone}`)

/** For temples drawn small: a wing is told by its side. */
export const zoneSign = (zone: Zone): string => (zone === 'left' || zone === 'right' ? '' : say(`sign-${zone}`))

/** A place of a temple, "2.sales"; others are "hand", "floor" and "deck". */
export const placeOf = (seat: number, place: Zone | 'hand' | 'pickup') => `${seat}.${place}`

export const cardsIn = (player: Player, zone: Zone): string[] => (zone === 'task' ? (player.task ? [player.task] : []) : player[zone])

/** How many of the deck's uppermost cards are worth showing when they are known. */
const TOP = 3

/** The known cards on top of the deck. */
export const topOf = (view: MottainaiView): string[] =>
  Array.from({ length: TOP }, (_, at) => view.deck.known[String(at)]).filter((name) => name !== undefined)

/** Numbers equal names, so that two of the same card can be told apart. */
export function numbered(names: readonly string[]): { name: string; key: string }[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return { name, key: `${name} ${number}` }
  })
}
