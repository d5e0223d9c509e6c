import { say } from 'words:mondo-entry'
import type { Chapter } from '../types'

export const chapters = (): Chapter[] => [
  { before: 'MON-01', title: say('chapter-pieces') },
  { before: 'MON-10', title: say('chapter-game') },
  { before: 'MON-20', title: say('chapter-round') },
  { before: 'MON-30', title: say('chapter-scoring') },
  { before: 'MON-40', title: say('chapter-advanced') },
  { before: 'MON-50', title: say('chapter-expert') },
  { before: 'MON-60', title: say('chapter-alone') },
  { before: 'MON-70', title: say('chapter-variants') },
  { before: 'MON-80', title: say('chapter-time') },
]
