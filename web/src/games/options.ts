/** Options that several games have, as the dialog for a new table words them. */

import { say } from 'words:first'
import type { OptionWords } from './types'

/** Words for the choices of an option; one without words is told as it is. */
export const choices = (words: Record<string, string>) => (value: unknown) => words[String(value)] ?? String(value)

export const whoStarts = (): OptionWords => ({
  label: say('who-starts'),
  choice: choices({ random: say('start-by-lot'), '0': say('start-me'), '1': say('start-other') }),
})
