/** A game that somebody brought to the server, and nobody has drawn yet, as the lobby knows it. */

import { say } from 'words:plain-entry'
import { withWords } from '../../lib/language.svelte'
import type { GameEntry } from '../types'
import Emblem from './Emblem.svelte'

export default {
  get tagline() {
    return say('tagline')
  },
  facts: [],
  Emblem,
  sign: 'M6 4h9v13H6ZM9 7h9v13H9Z',
  chapters: [],
  load: async () => (await withWords(import('.'))).default,
} satisfies GameEntry
