/** What people settle among themselves at a table, beside the rules: as sentences and what may be answered. */

import { say } from 'words:table'
import type { ClientMessage, Entry } from './contract'
import { isOver, type Table } from './fold'
import { both } from './names'

/** A message to the table, without its address. */
export type Wish = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'table'> : never) : never

export interface Answer {
  label: string
  wish: Wish
  primary?: boolean
  /** Cannot be taken back: asked for twice. */
  final?: boolean
}

/** Something that wants an answer, or at least to be known. */
export interface Matter {
  text: string
  answers: Answer[]
  /** The seat that a bot may stand in for. */
  standIn?: number
}

const nameOf = (table: Table, seat: number) => table.seats[seat]?.name ?? ''

const names = (table: Table, seats: number[]) => both(seats.map((seat) => nameOf(table, seat)))

/** Everything that should be seen at the table now. */
export function matters(table: Table): Matter[] {
  if (isOver(table) || table.waiting) return []
  return [...asked(table), ...ownSeat(table), ...absent(table), ...offered(table), ...hurried(table)]
}

function asked(table: Table): Matter[] {
  const { asked } = table.affairs
  if (!asked || table.seat === null) return []
  const no: Wish = { type: 'answer', yes: false }
  if (asked.seat === table.seat) {
    return [{ text: say('you-ask', { names: names(table, asked.wanted), what: asked.what }), answers: [{ label: say('never-mind'), wish: no }] }]
  }
  if (!asked.wanted.includes(table.seat)) return []
  const yes: Wish = { type: 'answer', yes: true }
  const answers = [{ label: say('i-agree'), wish: yes, primary: true }, { label: say('no'), wish: no }]
  return [{ text: say('asks', { name: nameOf(table, asked.seat), what: asked.what }), answers }]
}

function ownSeat(table: Table): Matter[] {
  const own = table.seat === null ? undefined : table.seats[table.seat]
  if (own?.gone) return [{ text: say('you-have-left'), answers: [] }]
  const back: Wish = { type: 'return' }
  if (own?.stand_in) return [{ text: say('bot-plays-for-you'), answers: [{ label: say('i-am-back'), wish: back, primary: true }] }]
  if (own?.offered) return [{ text: say('seat-is-free'), answers: [{ label: say('keep-my-seat'), wish: back }] }]
  return []
}

function absent(table: Table): Matter[] {
  if (table.seat === null || table.seats[table.seat]?.gone) return []
  return table.seats.flatMap(({ absent, name }, seat) => {
    if (!absent) return []
    const label = table.seats.length > 2 ? say('play-on-without', { name }) : say('end-i-win')
    const remove: Wish = { type: 'remove', seat }
    return [{ text: say('is-absent', { name }), answers: [{ label, wish: remove, final: true }], standIn: seat }]
  })
}

function offered(table: Table): Matter[] {
  if (table.seat !== null) return []
  return table.seats.flatMap(({ offered, name }, seat) =>
    offered ? [{ text: say('would-let-you', { name }), answers: [{ label: say('take-the-seat'), wish: { type: 'sit', seat } as Wish, primary: true }] }] : [],
  )
}

function hurried(table: Table): Matter[] {
  if (!table.affairs.hurry) return []
  return [{ text: say('only-bots-play'), answers: [{ label: say('finish-the-round'), wish: { type: 'hurry' }, primary: true }] }]
}

/** The ways to leave that a player has now. */
export function waysOut(table: Table): Answer[] {
  const { seat, affairs } = table
  const own = seat === null ? undefined : table.seats[seat]
  if (seat === null || isOver(table) || own?.gone) return []
  if (table.waiting) {
    const alone = table.seats.every(({ kind, you }) => you || kind !== 'person')
    return [{ label: alone ? say('cancel-invitation') : say('get-up'), wish: { type: 'get-up' } }]
  }
  const people = table.seats.some(({ kind, you, gone, stand_in }) => kind === 'person' && !you && !gone && !stand_in)
  const ways: Answer[] = []
  if (affairs.abort) ways.push({ label: say('call-off'), wish: { type: 'abort' }, final: true })
  if (!affairs.asked && people) ways.push({ label: say('ask-to-end'), wish: { type: 'ask', what: 'end' } })
  if (!affairs.asked && !own?.offered && !table.terms.rated) ways.push({ label: say('let-somebody-else'), wish: { type: 'ask', what: 'hand' } })
  ways.push({ label: say('give-up'), wish: { type: 'resign' }, final: true })
  return ways
}

/** The days of holidays that a player has left, where there are any. */
export function holidaysLeft({ seat, terms, times, seats }: Table): number {
  if (seat === null || terms.clock.kind !== 'days' || seats[seat]?.gone) return 0
  return times?.holidays[seat] ?? 0
}

/** Who did what no seat does. */
export const nobody = (verb: string) => (verb === '/close' ? say('the-house') : say('the-clock'))

/** The numbers of the entries that were taken back. */
export function takenBack(log: Entry[]): Set<number> {
  const undone = new Set<number>()
  for (const { number, verb, parts } of log) {
    if (verb !== '/take-back') continue
    for (const earlier of log) if (earlier.number > Number(parts.value) && earlier.number < number && !earlier.verb.startsWith('/')) undone.add(earlier.number)
  }
  return undone
}

/** The numbers of the acts that were given by themselves, as the only answer. */
export function onlyAnswers(log: Entry[]): Set<number> {
  return new Set(log.filter(({ verb }) => verb === '/only').map(({ number }) => number + 1))
}

/** The seats on turn whose people are not there; they are absent, never thinking. */
export function awayOnTurn(table: Table): number[] {
  return table.view.actors.filter((seat) => {
    const one = table.seats[seat]
    return one?.kind === 'person' && !one.online && !one.stand_in && !one.gone
  })
}

/** What is said in place of the game's own question, where somebody is waited for who is not there. */
export function awayWords(table: Table): string | null {
  const away = awayOnTurn(table).filter((seat) => seat !== table.seat)
  if (!away.length || isOver(table) || (table.seat !== null && table.view.actors.includes(table.seat))) return null
  return say('absent-waits', { names: names(table, away), count: away.length })
}
