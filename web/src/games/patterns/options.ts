/** How the dialog for a new table words the options of Patterns. */

import { whoStarts } from '../options'

export const option = (name: string) => (name === 'start' ? whoStarts() : null)
