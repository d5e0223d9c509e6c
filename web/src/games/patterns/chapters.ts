import { say } from 'words:patterns-entry'
import type { Chapter } from '../types'

export const chapters = (): Chapter[] => [
  { before: 'PAT-01', title: say('chapter-pieces') },
  { before: 'PAT-10', title: say('chapter-setup') },
  { before: 'PAT-20', title: say('chapter-turn') },
  { before: 'PAT-30', title: say('chapter-establish') },
  { before: 'PAT-40', title: say('chapter-expand') },
  { before: 'PAT-50', title: say('chapter-end') },
]
