/** A game that somebody brought to the server, and nobody has drawn yet, as the lobby knows it. */

import type { GameEntry } from '../types'
import Emblem from './Emblem.svelte'

export default {
  tagline: 'A guest at this table. It is played with words: what you know is listed, and what you may do has a button each.',
  facts: [],
  Emblem,
  sign: 'M6 4h9v13H6ZM9 7h9v13H9Z',
  chapters: [],
  load: async () => (await import('.')).default,
} satisfies GameEntry
