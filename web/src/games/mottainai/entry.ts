/** Mottainai as the lobby knows it. */

import { say } from 'words:mottainai-entry'
import { withWords } from '../../lib/language.svelte'
import type { GameEntry } from '../types'
import { chapters } from './chapters'
import Emblem from './Emblem.svelte'
import { option } from './options'

export default {
  get tagline() {
    return say('tagline')
  },
  get facts() {
    return [say('fact-players'), say('fact-time'), say('fact-kind')]
  },
  Emblem,
  sign: 'M12 2c2 3 6 4 10 4-1 2-2 3-4 3v4h2v2h-2v6h-3v-5a3 3 0 0 0-6 0v5H6v-6H4v-2h2V9C4 9 3 8 2 6c4 0 8-1 10-4Z',
  get chapters() {
    return chapters()
  },
  option,
  load: async () => (await withWords(import('.'))).default,
} satisfies GameEntry
