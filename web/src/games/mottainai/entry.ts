/** Mottainai as the lobby knows it. */

import type { GameEntry } from '../types'
import { chapters } from './chapters'
import Emblem from './Emblem.svelte'
import { option } from './options'

export default {
  tagline: 'Every card is a work, a helper and a material. Follow the tasks of others, fill the wings of your temple, waste nothing.',
  facts: ['2–6 players', 'about 30 minutes', '54 different works'],
  Emblem,
  sign: 'M12 2c2 3 6 4 10 4-1 2-2 3-4 3v4h2v2h-2v6h-3v-5a3 3 0 0 0-6 0v5H6v-6H4v-2h2V9C4 9 3 8 2 6c4 0 8-1 10-4Z',
  chapters,
  option,
  load: async () => (await import('.')).default,
} satisfies GameEntry
