/** How the dialog for a new table words the options of Mottainai. */

import { say } from 'words:mottainai-entry'
import { choices } from '../options'
import type { OptionWords } from '../types'

const OPTIONS: Record<string, () => OptionWords> = {
  edition: () => ({ label: say('edition'), choice: choices({ pnp: say('edition-pnp'), published: say('edition-published') }) }),
  six_works: () => ({ label: say('six-works') }),
}

export const option = (name: string): OptionWords | null => OPTIONS[name]?.() ?? null
