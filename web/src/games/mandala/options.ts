/** How the dialog for a new table words the options of Mandala. */

import { choices, WHO_STARTS } from '../options'
import type { OptionWords } from '../types'

const CUPS: OptionWords = {
  label: 'Cups',
  choice: choices({ closed: 'Closed: remember what went in', open: 'Open: all claimed cards and points in sight' }),
  aside: true,
}

export const option = (name: string): OptionWords | null => ({ start: WHO_STARTS, cups: CUPS })[name] ?? null
