import type { Chapter } from '../types'

export const chapters: Chapter[] = [
  { before: 'MON-01', title: 'The pieces' },
  { before: 'MON-10', title: 'A game' },
  { before: 'MON-20', title: 'During a round' },
  { before: 'MON-30', title: 'Scoring a round' },
  { before: 'MON-40', title: 'Advanced: score modifiers' },
  { before: 'MON-50', title: 'Expert: additional tasks' },
  { before: 'MON-60', title: 'Alone' },
  { before: 'MON-70', title: 'Variants' },
  { before: 'MON-80', title: 'Time' },
]
