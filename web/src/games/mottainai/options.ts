/** How the dialog for a new table words the options of Mottainai. */

import { choices } from '../options'
import type { OptionWords } from '../types'

const OPTIONS: Record<string, OptionWords> = {
  edition: { label: 'Edition', choice: choices({ pnp: 'Print and play', published: 'Published' }) },
  six_works: { label: 'The game ends with six works in a wing' },
}

export const option = (name: string): OptionWords | null => OPTIONS[name] ?? null
