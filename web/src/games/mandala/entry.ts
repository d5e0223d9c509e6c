/** Mandala as the lobby knows it. */

import type { GameEntry } from '../types'
import { chapters } from './chapters'
import Emblem from './Emblem.svelte'
import { option } from './options'

export default {
  tagline: 'Lay colored sand into two Mandalas, rule their Fields, and claim the Mountain when all six colors have come together.',
  facts: ['2 players', 'about 30 minutes', 'hidden hands'],
  Emblem,
  sign: 'M12 2a10 10 0 1 0 .01 0ZM12 4c3 3 3 5 0 8-3-3-3-5 0-8ZM20 12c-3 3-5 3-8 0 3-3 5-3 8 0ZM12 20c-3-3-3-5 0-8 3 3 3 5 0 8ZM4 12c3-3 5-3 8 0-3 3-5 3-8 0Z',
  chapters,
  option,
  load: async () => (await import('.')).default,
} satisfies GameEntry
