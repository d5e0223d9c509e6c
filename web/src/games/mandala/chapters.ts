import type { Chapter } from '../types'

export const chapters: Chapter[] = [
  { before: 'MAN-01', title: 'The pieces' },
  { before: 'MAN-10', title: 'Setting up' },
  { before: 'MAN-20', title: 'The Rule of Color' },
  { before: 'MAN-30', title: 'A · Build a Mountain and draw' },
  { before: 'MAN-40', title: 'B · Grow a Field, no draw' },
  { before: 'MAN-50', title: 'C · Discard and redraw' },
  { before: 'MAN-60', title: 'Completing and destroying' },
  { before: 'MAN-70', title: 'The end' },
  { before: 'MAN-80', title: 'The points' },
]
