/** Mandala as the lobby knows it. */

import { say } from 'words:mandala-entry'
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
  sign: 'M12 2a10 10 0 1 0 .01 0ZM12 4c3 3 3 5 0 8-3-3-3-5 0-8ZM20 12c-3 3-5 3-8 0 3-3 5-3 8 0ZM12 20c-3-3-3-5 0-8 3 3 3 5 0 8ZM4 12c3-3 5-3 8 0-3 3-5 3-8 0Z',
  get chapters() {
    return chapters()
  },
  option,
  load: async () => (await withWords(import('.'))).default,
} satisfies GameEntry
