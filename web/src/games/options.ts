/** Options that several games have, as the dialog for a new table words them. */

import type { OptionWords } from './types'

/** Words for the choices of an option; one without words is told as it is. */
export const choices = (words: Record<string, string>) => (value: unknown) => words[String(value)] ?? String(value)

export const WHO_STARTS: OptionWords = {
  label: 'Who starts',
  choice: choices({ random: 'By lot', '0': 'I start', '1': 'My opponent starts' }),
}
