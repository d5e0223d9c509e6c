/** How the dialog for a new table words the options of Mandala. */

import { say } from 'words:mandala-entry'
import { choices, whoStarts } from '../options'
import type { OptionWords } from '../types'

const cups = (): OptionWords => ({
  label: say('cups'),
  choice: choices({ closed: say('cups-closed'), open: say('cups-open') }),
  aside: true,
})

export const option = (name: string): OptionWords | null => (name === 'start' ? whoStarts() : name === 'cups' ? cups() : null)
