/** Who sits where, in sentences: the server marks a seat as `@1`, and the page puts a name there. */

import { say } from 'words:first'
import type { Offer, Seat } from './contract'

/** Seats that are called alike get a number each, so that everybody can be told apart. */
export function apart<S extends Pick<Seat, 'name'>>(seats: readonly S[]): S[] {
  const alike = ({ name }: S) => name !== '' && seats.filter((other) => other.name === name).length > 1
  const nth = (seat: S, at: number) => seats.slice(0, at + 1).filter(({ name }) => name === seat.name).length
  return seats.map((seat, at) => (alike(seat) ? { ...seat, name: `${seat.name} ${nth(seat, at)}` } : seat))
}

/** Names in a row: "Ada and Ben". */
export const both = (names: readonly string[]): string => names.reduce((before, name) => say('both', { before, name }))

/** What to call a seat in the middle of a sentence; some languages have sentences for a name alone. */
export const nameOf = (seat: Seat | undefined): string => (seat?.you ? say('you-there', { name: seat.name }) : (seat?.name ?? ''))

/** A sentence with names in place of the marks. */
export function named(text: string, seats: readonly Seat[]): string {
  const told = text.replace(/@(\d+)/g, (_, seat: string) => nameOf(seats[Number(seat)]))
  return text.startsWith('@') ? told.charAt(0).toUpperCase() + told.slice(1) : told
}

export const namedOffer = (offer: Offer, seats: readonly Seat[]): Offer => ({ ...offer, label: named(offer.label, seats) })
