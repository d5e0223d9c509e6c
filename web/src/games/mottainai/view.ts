/** A view of Mottainai as the server sends it. */

import type { View } from '../../lib/protocol'

/** One item of a player's points, told when the game is over. */
export interface Item {
  title: string
  cards: string[]
  points: number
}

export interface Player {
  /** Null where the reader does not see the cards. */
  hand: string[] | null
  hand_size: number
  hand_known: string[]
  pickup_size: number
  pickup_known: string[]
  task: string | null
  face_down: boolean
  assistants: string[]
  workplace: string[]
  sales: string[]
  left: string[]
  right: string[]
  covered_jobs: string[]
  covered_sales: string[]
  points: number
  /** Null while the game goes on. */
  tally: Item[] | null
}

export interface Task {
  owner: number
  job: string
  left: number | null
  total: number | null
}

export interface Asks {
  kind: string
  because: string | null
  subject: string | null
  task: Task | null
  opponent?: number
}

export interface MottainaiView extends View {
  edition: 'pnp' | 'published'
  wing_limit: number
  turn: number
  part: 'morning' | 'noon' | 'night' | 'over'
  deck: { size: number; known: Record<string, string> }
  floor: string[]
  players: Player[]
  copies: ({ wing: string; work: string } | null)[]
  asks: Asks | null
  /** Actions more by cards shown, by a borrowed task, and cards shown as Clerks, in the task under way. */
  bonus: number
  borrowed: number
  stand_ins: number
}

/** The places of a temple where cards lie open, in the order they are told. */
export const ZONES = ['left', 'assistants', 'task', 'workplace', 'sales', 'right'] as const
export type Zone = (typeof ZONES)[number]

export const ZONE_WORDS: Record<Zone, string> = {
  left: 'Left wing',
  assistants: 'Assistants',
  task: 'Task',
  workplace: 'Workplace',
  sales: 'Sales',
  right: 'Right wing',
}

/** For temples drawn small: a wing is told by its side. */
export const ZONE_SIGNS: Record<Zone, string> = { left: '', assistants: 'Asst', task: 'Task', workplace: 'Work', sales: 'Sales', right: '' }

/** "floor", "hand", "deck" or a zone of a temple: "2 sales". */
export const placeOf = (seat: number, zone: Zone) => `${seat} ${zone}`

export const cardsIn = (player: Player, zone: Zone): string[] => (zone === 'task' ? (player.task ? [player.task] : []) : player[zone])

/** How many of the deck's uppermost cards are worth showing when they are known. */
const TOP = 3

/** The known cards on top of the deck. */
export const topOf = (view: MottainaiView): string[] =>
  Array.from({ length: TOP }, (_, at) => view.deck.known[String(at)]).filter((name) => name !== undefined)

/** All cards that lie open for the reader, by place. */
export function places(view: MottainaiView): Map<string, string[]> {
  const found = new Map([['floor', view.floor], ['deck', topOf(view)]])
  if (view.seat !== null) found.set('hand', view.players[view.seat]!.hand ?? [])
  view.players.forEach((player, seat) => ZONES.forEach((zone) => found.set(placeOf(seat, zone), cardsIn(player, zone))))
  return found
}

/** Numbers equal names, so that two of the same card can be told apart. */
export function numbered(names: readonly string[]): { name: string; key: string }[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return { name, key: `${name} ${number}` }
  })
}

/** Where the actions of a task come from: "1 + 2 by a Potter, covered + 1 by a shown card". Nothing where it is only the one. */
export function whyThatMany(view: MottainaiView, { owner, job }: Task, total: number): string[] {
  const borrowed = owner === view.turn ? view.borrowed : 0
  const helped = total - 1 - view.bonus - borrowed
  const covered = view.players[view.turn]!.covered_jobs.includes(job) && helped % 2 === 0
  const helpers = covered ? helped / 2 : helped
  const found = [
    helped > 0 ? `${helped} by ${helpers === 1 ? 'a' : helpers} ${job}${helpers === 1 ? '' : 's'}${covered ? ', covered' : ''}` : '',
    view.bonus ? `${view.bonus} by a shown card` : '',
    borrowed ? '1 by the borrowed task' : '',
  ].filter(Boolean)
  return found.length ? ['1', ...found] : []
}
