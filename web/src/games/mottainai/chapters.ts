import { say } from 'words:mottainai-entry'
import type { Chapter } from '../types'

export const chapters = (): Chapter[] => [
  { before: 'MOT-01', title: say('chapter-pieces') },
  { before: 'MOT-10', title: say('chapter-setup') },
  { before: 'MOT-20', title: say('chapter-day') },
  { before: 'MOT-30', title: say('chapter-tasks') },
  { before: 'MOT-50', title: say('chapter-cover') },
  { before: 'MOT-60', title: say('chapter-end') },
  { before: 'MOT-70', title: say('chapter-effects') },
  { before: 'MOT-W-Crane', title: say('chapter-paper') },
  { before: 'MOT-W-Amulet', title: say('chapter-stone') },
  { before: 'MOT-W-Cloak', title: say('chapter-cloth') },
  { before: 'MOT-W-Bangle', title: say('chapter-clay') },
  { before: 'MOT-W-Bell', title: say('chapter-metal') },
]
