/** A table as this page knows it: the fold of the messages about it. */

import { changed } from './changes'
import { apart } from './names'
import type { Affairs, Agreement, Entry, Habits, Offer, OutcomeShown, Seat, ServerMessage, Sketch, TableShown, Times, View } from './contract'

export interface Table {
  id: string
  game: string
  at_once: boolean
  options: TableShown['options']
  terms: TableShown['terms']
  seats: Seat[]
  seat: number | null
  /** The seat through whose eyes a bystander looks on. */
  follows: number | null
  number: number
  view: View
  question: string
  offers: Offer[]
  /** How the game ended, by its rules or otherwise. */
  result: OutcomeShown | null
  log: Entry[]
  commitment: string
  seed: string | null
  rematch: Agreement
  waiting: boolean
  affairs: Affairs
  times: Times | null
  /** How the reader likes to play; null for bystanders. */
  habits: Habits | null
  /** What the reader has only sketched. */
  sketch: Sketch | null
}

/** The table after a message. A message about another table, or one from the past, changes nothing. */
export function fold(table: Table | null, message: ServerMessage): Table | null {
  if (message.type === 'table') return whole(message)
  if (message.table !== table?.id) return table
  switch (message.type) {
    case 'acted': {
      if (message.number <= table.number) return table
      const { number, entry, question, offers, result, seed, affairs, times } = message
      const view = message.view ?? changed(table.view, message.changes ?? [])
      return { ...table, number, view, question, offers, result, seed, affairs, times, log: [...table.log, entry] }
    }
    case 'seats':
      return { ...table, seats: apart(message.seats), seat: message.seat, waiting: message.waiting }
    case 'sketch':
      return { ...table, sketch: message.sketch }
    case 'habits':
      return { ...table, habits: message.habits }
    case 'rematch':
      return { ...table, rematch: { agreed: message.agreed, next: message.next } }
    default:
      return table
  }
}

function whole(message: TableShown): Table {
  const { type: _, now: __, table, ...rest } = message
  return { ...rest, seats: apart(rest.seats), id: table }
}

/** True if acts are missing between what the page knows and the message: ask for the whole table. */
export function missed(table: Table | null, message: ServerMessage): boolean {
  return message.type === 'acted' && table?.id === message.table && message.number > table.number + 1
}

export const isOver = (table: Table) => table.result !== null

export const isMyTurn = (table: Table) =>
  !table.waiting && !isOver(table) && table.seat !== null && !table.seats[table.seat]?.stand_in && table.view.actors.includes(table.seat)

/** Seats in the order of the screen: the reader's own last, at the bottom. */
export function seatsFrom(count: number, seat: number | null): number[] {
  const mine = seat ?? 0
  return Array.from({ length: count }, (_, step) => (mine + 1 + step) % count)
}
