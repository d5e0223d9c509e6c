/** How a table is played beside its rules, in words. */

import { say } from 'words:first'
import type { ClockTerms, Terms } from './contract'

export const USUAL: Terms = {
  clock: { kind: 'none', minutes: 15, seconds: 10, days: 3, holidays: 7 },
  absence: 300,
  watching: 'open',
  talk: true,
  rated: false,
  same_deal: false,
}

export const ABSENCES = [120, 300, 900, 3600, 86_400, 259_200, 604_800]

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** A span as one says it: "3 days", "5 minutes". */
export function span(seconds: number): string {
  const [length, unit] = UNITS.find(([length]) => seconds >= length) ?? UNITS.at(-1)!
  return say(`span-${unit}`, { count: Math.round(seconds / length) })
}

/** The clock in a few words, as it stands on a chip. */
export function clockWords({ kind, minutes, seconds, days }: ClockTerms): string {
  if (kind === 'live') return say('clock-live', { minutes, seconds })
  if (kind === 'days') return say('clock-days', { days })
  return say('no-clock')
}

/** What the table agreed on, one sentence each: told before anybody sits down. */
export function told(terms: Terms, seats: number): string[] {
  return terms.rated ? [...course(terms, seats), say('rated-means')] : course(terms, seats)
}

/** By correspondence nobody has to be there: the days are all that is waited. */
function course(terms: Terms, seats: number): string[] {
  const { clock, absence } = terms
  const zero = say('time-up', { seats })
  const after = say('after-absence', { span: span(absence), seats })
  if (clock.kind === 'none') return [say('no-clock-runs'), after]
  if (clock.kind === 'live') {
    const time = { game: say('span-minute', { count: clock.minutes }), move: say('span-second', { count: clock.seconds }) }
    return [`${clock.seconds ? say('time-and-more', time) : say('time-for-the-game', { game: time.game })} ${zero}`, after]
  }
  const holidays = clock.holidays ? [say('holidays', { span: say('span-day', { count: clock.holidays }) })] : []
  return [say('time-for-each-move', { span: say('span-day', { count: clock.days }) }), zero, ...holidays]
}
