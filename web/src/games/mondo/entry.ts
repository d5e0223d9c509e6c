/** Mondo as the lobby knows it. */

import type { GameEntry } from '../types'
import { chapters } from './chapters'
import Emblem from './Emblem.svelte'
import { option } from './options'

export default {
  tagline: 'Build a world before the sand runs out. Everybody grabs from one heap at once, and the last volcano is always yours.',
  facts: ['1–4 players', 'about 20 minutes', 'everybody at once'],
  Emblem,
  sign: 'M3 3h18v18H3ZM5 12c3-3 5 2 7-1s4-2 7 0V5H5ZM12 15l3 4H9Z',
  chapters,
  option,
  load: async () => (await import('.')).default,
} satisfies GameEntry
