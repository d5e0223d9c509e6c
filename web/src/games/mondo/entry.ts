/** Mondo as the lobby knows it. */

import { say } from 'words:mondo-entry'
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
  sign: 'M3 3h18v18H3ZM5 12c3-3 5 2 7-1s4-2 7 0V5H5ZM12 15l3 4H9Z',
  get chapters() {
    return chapters()
  },
  option,
  load: async () => (await withWords(import('.'))).default,
} satisfies GameEntry
