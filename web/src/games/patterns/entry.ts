/** Patterns as the lobby knows it. */

import { say } from 'words:patterns-entry'
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
  sign: 'M3 3h5v5H3ZM9.5 3h5v5h-5ZM16 3h5v5h-5ZM3 9.5h5v5H3ZM9.5 9.5h5v5h-5ZM16 9.5h5v5h-5ZM9.5 16h5v5h-5ZM3 16h5v5H3Z',
  get chapters() {
    return chapters()
  },
  option,
  load: async () => (await withWords(import('.'))).default,
} satisfies GameEntry
