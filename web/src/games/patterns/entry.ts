/** Patterns as the lobby knows it. */

import type { GameEntry } from '../types'
import { chapters } from './chapters'
import Emblem from './Emblem.svelte'
import { option } from './options'

export default {
  tagline: 'Gather scattered sand into patterns. Late patterns are worth the most, if there is room left for them to grow.',
  facts: ['2 players', 'about 20 minutes', 'everything is open'],
  Emblem,
  sign: 'M3 3h5v5H3ZM9.5 3h5v5h-5ZM16 3h5v5h-5ZM3 9.5h5v5H3ZM9.5 9.5h5v5h-5ZM16 9.5h5v5h-5ZM9.5 16h5v5h-5ZM3 16h5v5H3Z',
  chapters,
  option,
  load: async () => (await import('.')).default,
} satisfies GameEntry
