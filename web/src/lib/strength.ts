/** How strong a bot was measured, in words and as a figure. */

import type { BotOffered } from './contract'

type Measured = Pick<BotOffered, 'rating' | 'error'>

/** What a rating is called, from so much on; level 1 of every game has 1000. */
const WORDS: readonly [number, string][] = [
  [1650, 'very strong'],
  [1450, 'strong'],
  [1250, 'practiced'],
  [1100, 'easy'],
  [0, 'gentle'],
]

/** "strong": a measured rating in words; null for a bot that nobody measured. */
export function strength(bot: Measured | undefined): string | null {
  const rating = bot?.rating
  return rating == null ? null : WORDS.find(([least]) => rating >= least)![1]
}

/** The figure behind the words: "Measured 1459 ± 90. Who has 100 more wins about 64 of 100 games." */
export function figure(bot: Measured | undefined): string | undefined {
  if (bot?.rating == null) return undefined
  const error = bot.error ? ` ± ${Math.round(bot.error)}` : ''
  return `Measured ${Math.round(bot.rating)}${error}. Who has 100 more wins about 64 of 100 games.`
}

/** "1430", or "1430?" while it is provisional. */
export const rating = (figure: number, provisional: boolean) => `${figure}${provisional ? '?' : ''}`

/** What the figure of a person means. */
export const ratingTitle = (provisional: boolean) =>
  `Rating in this game, on the scale of the bots${provisional ? '; provisional, until more games were played' : ''}`

/** "level 4": the level that a bot's name tells. */
export const levelOf = (name: string) => name.replace(/^level(\d+)$/, 'level $1')
