/** How the dialog for a new table words the options of Mottainai. */

import type { OptionWords } from '../types'

const EDITIONS: Record<string, string> = { pnp: 'Print and play', published: 'Published' }
const MOST_PUBLISHED = 5

export function option(name: string, players: number): OptionWords | null {
  if (name === 'six_works') return { label: 'The game ends with six works in a wing' }
  if (name !== 'edition' || players > MOST_PUBLISHED) return null
  return { label: 'Edition', choice: (value) => EDITIONS[String(value)] ?? String(value) }
}
