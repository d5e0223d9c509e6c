/** How a table is played beside its rules, in words. */

import type { ClockTerms, Terms } from './contract'

export const USUAL: Terms = {
  clock: { kind: 'none', minutes: 15, seconds: 10, days: 3, holidays: 7 },
  absence: 300,
  watching: 'open',
  talk: true,
  rated: false,
}

export const ABSENCES = [120, 300, 900, 3600, 86_400, 259_200, 604_800]

const UNITS: [number, string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
]

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`

/** A span as one says it: "3 days", "5 minutes". */
export function span(seconds: number): string {
  const [length, unit] = UNITS.find(([length]) => seconds >= length) ?? UNITS.at(-1)!
  return count(Math.round(seconds / length), unit)
}

/** The clock in a few words, as it stands on a chip. */
export function clockWords({ kind, minutes, seconds, days }: ClockTerms): string {
  if (kind === 'live') return `${minutes} min + ${seconds} s`
  if (kind === 'days') return `${count(days, 'day')} a move`
  return 'no clock'
}

/** What the table agreed on, one sentence each: told before anybody sits down. */
export function told(terms: Terms, seats: number): string[] {
  return terms.rated ? [...course(terms, seats), RATED] : course(terms, seats)
}

const RATED = 'The game is rated: it counts for everybody who sits down, unless it is called off, a bot stands in, or somebody asks for a hint.'

function course(terms: Terms, seats: number): string[] {
  const { clock, absence } = terms
  const zero = seats > 2 ? 'is out, and a bot plays on for that seat' : 'has lost'
  const after = `After ${span(absence)} away on turn, the others may end the game or let a bot stand in.`
  if (clock.kind === 'none') return ['No clock runs.', after]
  if (clock.kind === 'live') {
    const each = clock.seconds ? `, and ${count(clock.seconds, 'second')} more for each move` : ''
    return [`Everybody has ${count(clock.minutes, 'minute')} for the game${each}. Whose time is up ${zero}.`, after]
  }
  const holidays = clock.holidays ? ` Everybody may take ${count(clock.holidays, 'day')} of holidays.` : ''
  return [`Everybody has ${count(clock.days, 'day')} for each move. Whose time is up ${zero}.${holidays}`, after]
}
