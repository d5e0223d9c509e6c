import { say } from 'words:mandala-entry'
import type { Chapter } from '../types'

export const chapters = (): Chapter[] => [
  { before: 'MAN-01', title: say('chapter-pieces') },
  { before: 'MAN-10', title: say('chapter-setup') },
  { before: 'MAN-20', title: say('chapter-color') },
  { before: 'MAN-30', title: say('chapter-build') },
  { before: 'MAN-40', title: say('chapter-grow') },
  { before: 'MAN-50', title: say('chapter-redraw') },
  { before: 'MAN-60', title: say('chapter-destroying') },
  { before: 'MAN-70', title: say('chapter-end') },
  { before: 'MAN-80', title: say('chapter-points') },
]
