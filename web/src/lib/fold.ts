/** A table as this page knows it: the fold of the messages about it. */

import type { Entry, Seat, ServerMessage, TableMessage, View } from './protocol'

export interface Table {
  id: string
  game: string
  options: Record<string, unknown>
  seats: Seat[]
  seat: number | null
  number: number
  view: View
  question: string
  legal: string[]
  log: Entry[]
  commitment: string
  seed: string | null
  rematch: { agreed: number[]; next: string | null }
  waiting: boolean
}

/** The table after a message. A message about another table, or one from the past, changes nothing. */
export function fold(table: Table | null, message: ServerMessage): Table | null {
  if (message.type === 'table') return whole(message)
  if (message.table !== table?.id) return table
  switch (message.type) {
    case 'acted': {
      if (message.number <= table.number) return table
      const { number, entry, view, question, legal, seed } = message
      return { ...table, number, view, question, legal, seed, log: [...table.log, entry] }
    }
    case 'seats':
      return { ...table, seats: message.seats, seat: message.seat, waiting: message.waiting }
    case 'rematch':
      return { ...table, rematch: { agreed: message.agreed, next: message.next } }
    default:
      return table
  }
}

function whole(message: TableMessage): Table {
  const { type: _, now: __, table, rematch, ...rest } = message
  return { ...rest, id: table, rematch: { agreed: rematch.agreed, next: rematch.table } }
}

/** True if acts are missing between what the page knows and the message: ask for the whole table. */
export function missed(table: Table | null, message: ServerMessage): boolean {
  return message.type === 'acted' && table?.id === message.table && message.number > table.number + 1
}

export const isOver = (table: Table) => table.view.outcome !== null

export const isMyTurn = (table: Table) =>
  !table.waiting && table.seat !== null && table.view.actors.includes(table.seat)

/** Seats in the order of the screen: the reader's own last, at the bottom. */
export function seatsFrom(count: number, seat: number | null): number[] {
  const mine = seat ?? 0
  return Array.from({ length: count }, (_, step) => (mine + 1 + step) % count)
}
