/** The games that this client can draw, by the name the server knows them by. */

import PatternsEmblem from './patterns/Emblem.svelte'
import { chapters as patternsChapters } from './patterns/chapters'
import type { GameEntry } from './types'

export const games: Record<string, GameEntry> = {
  patterns: {
    tagline: 'Gather scattered sand into patterns. Late patterns are worth the most, if there is room left for them to grow.',
    facts: ['2 players', 'about 20 minutes', 'everything is open'],
    Emblem: PatternsEmblem,
    chapters: patternsChapters,
    load: async () => (await import('./patterns')).default,
  },
}
