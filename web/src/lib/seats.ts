/** Seats of positions that nobody plays: lessons and figures. */

import { say } from 'words:first'
import type { Seat } from './contract'

const EMPTY: Seat = {
  kind: 'bot',
  name: '',
  bot: null,
  online: true,
  you: false,
  trouble: null,
  person: null,
  stand_in: null,
  gone: false,
  absent: false,
  offered: false,
  program: false,
  rating: null,
  provisional: false,
}

/** So many seats, the reader's own among them. */
export function imagined(count: number, own: number): Seat[] {
  const other = (seat: number) => (count === 2 ? say('your-opponent') : say('player', { number: seat }))
  return Array.from({ length: count }, (_, seat) => ({
    ...EMPTY,
    kind: seat === own ? 'person' : 'bot',
    name: seat === own ? say('you-yourself') : other(seat),
    you: seat === own,
  }))
}
