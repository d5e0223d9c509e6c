/** The games that this client can draw: one folder each, by the name the server knows it by. Any other gets a plain table. */

import plain from './plain/entry'
import type { GameEntry } from './types'

const drawn = import.meta.glob<GameEntry>('./*/entry.ts', { eager: true, import: 'default' })

export const entryOf = (game: string): GameEntry => drawn[`./${game}/entry.ts`] ?? plain
