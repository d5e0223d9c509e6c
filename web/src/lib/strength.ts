/** How strong a bot was measured, in words and as a figure. */

import { say } from 'words:first'
import type { BotOffered } from './contract'

type Measured = Pick<BotOffered, 'rating' | 'error'>

/** What a rating is called, from so much on; level 1 of every game has 1000. */
const WORDS = [
  [1650, 'very-strong'],
  [1450, 'strong'],
  [1250, 'practiced'],
  [1100, 'easy'],
  [0, 'gentle'],
] as const

/** "strong": a measured rating in words; null for a bot that nobody measured. */
export function strength(bot: Measured | undefined): string | null {
  const rating = bot?.rating
  return rating == null ? null : say(`strength-${WORDS.find(([least]) => rating >= least)![1]}`)
}

/** The figure behind the words: "Measured 1459 ± 90. Who has 100 more wins about 64 of 100 games." */
export function figure(bot: Measured | undefined): string | undefined {
  if (bot?.rating == null) return undefined
  const error = bot.error ? ` ± ${Math.round(bot.error)}` : ''
  return say('measured', { figure: `${Math.round(bot.rating)}${error}` })
}

/** "1430", or "1430?" while it is provisional. */
export const rating = (figure: number, provisional: boolean) => `${figure}${provisional ? '?' : ''}`

/** What the figure of a person means. */
export const ratingTitle = (provisional: boolean) =>
  provisional ? say('rating-provisional') : say('rating-means')

/** "level 4": the level that a bot's name tells. */
export const levelOf = (name: string) => name.replace(/^level(\d+)$/, (_, level: string) => say('level', { level }))
