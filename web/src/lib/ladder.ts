/** The ladder of bots: who took how much from whom, and ratings as bars. */

import type { Meeting, Rung } from './contract'

/** What the bot of a row took from the bot of a column; null where they have not met. */
export interface Crossing {
  share: number
  low: number
  high: number
  games: number
}

const turned = ({ share, low, high, games }: Crossing): Crossing => ({ share: 1 - share, low: 1 - high, high: 1 - low, games })

export function crossing(meetings: readonly Meeting[], row: string, column: string): Crossing | null {
  const own = meetings.find(({ first, second }) => first === row && second === column)
  const theirs = meetings.find(({ first, second }) => first === column && second === row)
  return own ?? (theirs ? turned(theirs) : null)
}

/** A bot's word without the folders of its file: "./bots/mine.py:Mine" is "mine.py:Mine". */
export const short = (player: string) => player.replace(/^(run:)?\S*\//, '$1')

/** "62 %". */
export const percent = (share: number) => `${Math.round(100 * share)} %`

/** Where a rating and its error lie between the lowest and the highest one, from 0 to 100. */
export interface Bar {
  from: number
  to: number
  at: number
}

export function bars(rungs: readonly Rung[]): Bar[] {
  const lowest = Math.min(...rungs.map(({ rating, error }) => rating - error))
  const highest = Math.max(...rungs.map(({ rating, error }) => rating + error))
  const place = (rating: number) => (highest > lowest ? (100 * (rating - lowest)) / (highest - lowest) : 50)
  return rungs.map(({ rating, error }) => ({ from: place(rating - error), to: place(rating + error), at: place(rating) }))
}
