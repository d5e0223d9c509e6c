/** What moved from one view to the next, for showing it. */

import type { Entry, MandalaAct } from '../../lib/contract'
import { COLORS, type Color } from '../../lib/sand'
import { countOf, type MandalaView, type Pile } from './view'

/** Where cards lie: "hand 0", "mountain 1", "field 2 0" (its Mandala, whose), "river 1", "cup 1", "discard", "deck". */
export type Zone = string

/** So many cards on their way; of a color that the reader may not know. */
export interface Move {
  color: Color | null
  number: number
  from: Zone
  to: Zone
}

/** The moves of the act that led from a view to the next one; what is done beside the rules moves nothing. */
export function moves(before: MandalaView, after: MandalaView, entry: Entry): Move[] {
  const { seat, verb, parts } = entry as Entry & MandalaAct
  if (seat === null || verb === 'pass' || verb.startsWith('/')) return []
  const color = parts.color as Color
  if (verb === 'claim') return claim(before, after, seat, color)
  if (verb === 'discard') return play(before, after, seat, color, parts.number, 'discard')
  const to = verb === 'build' ? `mountain ${parts.mandala}` : `field ${parts.mandala} ${seat}`
  const played = play(before, after, seat, color, verb === 'build' ? 1 : parts.number, to)
  return [...played, ...settle(before, after, parts.mandala, played)]
}

function play(before: MandalaView, after: MandalaView, seat: number, color: Color, number: number, to: Zone): Move[] {
  const hand = `hand ${seat}`
  return [{ color, number, from: hand, to }, ...drawn(before, after, seat, color, number)]
}

/** The cards drawn; of a hidden hand only how many. */
function drawn(before: MandalaView, after: MandalaView, seat: number, color: Color, played: number): Move[] {
  if (after.outcome) return []
  const [old, now] = [before.hands[seat], after.hands[seat]]
  if (!old || !now) return some(null, after.hand_sizes[seat]! - before.hand_sizes[seat]! + played, 'deck', `hand ${seat}`)
  return COLORS.flatMap((one) =>
    some(one, countOf(now, one) - countOf(old, one) + (one === color ? played : 0), 'deck', `hand ${seat}`),
  )
}

function claim(before: MandalaView, after: MandalaView, seat: number, color: Color): Move[] {
  const mandala = before.destroying!
  const from = `mountain ${mandala}`
  const claimed = countOf(before.mandalas[mandala - 1]!.mountain, color)
  const river = after.rivers[seat]!.length - before.rivers[seat]!.length
  const cup = after.cup_sizes[seat]! - before.cup_sizes[seat]!
  const taken = [
    ...some(color, river, from, `river ${seat}`),
    ...some(color, cup, from, `cup ${seat}`),
    ...some(color, claimed - river - cup, from, 'discard'),
  ]
  return [...taken, ...settle(before, after, mandala, taken)]
}

/** What else became of a Mandala: cards that were cleared away, and new ones from the deck. */
function settle(before: MandalaView, after: MandalaView, mandala: number, known: Move[]): Move[] {
  if (after.outcome) return []
  const [old, now] = [before.mandalas[mandala - 1]!, after.mandalas[mandala - 1]!]
  const fields = old.fields.flatMap((pile, seat) => rest(`field ${mandala} ${seat}`, pile, now.fields[seat]!, known))
  return [...rest(`mountain ${mandala}`, old.mountain, now.mountain, known), ...fields]
}

/** The changes of one area that the known moves leave open. */
function rest(zone: Zone, old: Pile, now: Pile, known: Move[]): Move[] {
  return COLORS.flatMap((color) => {
    const change = countOf(now, color) - countOf(old, color) - sum(known, zone, color)
    return change > 0 ? some(color, change, 'deck', zone) : some(color, -change, zone, 'discard')
  })
}

const sum = (known: Move[], zone: Zone, color: Color) =>
  known
    .filter((move) => move.color === color)
    .reduce((total, { from, to, number }) => total + (to === zone ? number : from === zone ? -number : 0), 0)

const some = (color: Color | null, number: number, from: Zone, to: Zone): Move[] =>
  number > 0 ? [{ color, number, from, to }] : []

/** How many cards of a color are on their way to each zone: "mountain 1 red" → 1. */
export function arrivals(all: readonly Move[]): Map<string, number> {
  const coming = new Map<string, number>()
  for (const { to, color, number } of all) {
    const key = `${to} ${color}`
    coming.set(key, (coming.get(key) ?? 0) + number)
  }
  return coming
}

/** Where an act brought its cards: "field 1 0 red"; a claim is told by the River. Nothing for other acts. */
export function goalOf(entry: Entry): string {
  const { seat, verb, parts } = entry as Entry & MandalaAct
  if (verb === 'build') return `mountain ${parts.mandala} ${parts.color}`
  if (verb === 'grow') return `field ${parts.mandala} ${seat} ${parts.color}`
  return verb === 'claim' ? `river ${seat} ${parts.color}` : ''
}
