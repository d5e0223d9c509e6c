/** How the dialog for a new table words the options of Patterns. */

import { WHO_STARTS } from '../options'

export const option = (name: string) => (name === 'start' ? WHO_STARTS : null)
