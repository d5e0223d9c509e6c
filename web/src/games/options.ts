/** Options of tables in words: those that several games have, and what a table has chosen. */

import { say } from 'words:first'
import type { OptionOffered, Summary } from '../lib/contract'
import type { GameEntry, OptionWords } from './types'

/** Words for the choices of an option; one without words is told as it is. */
export const choices = (words: Record<string, string>) => (value: unknown) => words[String(value)] ?? String(value)

export const whoStarts = (): OptionWords => ({
  label: say('who-starts'),
  choice: choices({ random: say('start-by-lot'), '0': say('start-me'), '1': say('start-other') }),
  told: choices({ random: say('start-by-lot'), '0': say('start-host'), '1': say('start-you') }),
})

/** What a table chose beside what is usual, for those who are asked to join it. */
export function chosen(entry: GameEntry, offered: readonly OptionOffered[], options: Summary['options']): string[] {
  return offered.flatMap(({ name, text, default: usual }) => {
    const value = options[name]
    const words = entry.option ? entry.option(name) : { label: text }
    if (!words || value === undefined || value === usual) return []
    if (words.told) return [words.told(value)]
    if (value === true) return [words.label]
    const choice = typeof value === 'boolean' ? say('option-no') : (words.choice?.(value) ?? String(value))
    return [say('option-chosen', { label: words.label, choice })]
  })
}
