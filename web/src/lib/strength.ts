/** How strong a bot was measured. */

import type { Bot } from './protocol'

type Measured = Pick<Bot, 'rating' | 'error'>

/** "1459 ± 90": the rating and its error for 95 %; null for a bot that nobody measured. */
export function strength(bot: Measured | undefined): string | null {
  if (!bot || bot.rating === null) return null
  const rating = Math.round(bot.rating)
  return bot.error ? `${rating} ± ${Math.round(bot.error)}` : String(rating)
}

/** "level 4": the level that a bot's name tells. */
export const levelOf = (name: string) => name.replace(/^level(\d+)$/, 'level $1')
