import type { Chapter } from '../types'

export const chapters: Chapter[] = [
  { before: 'PAT-01', title: 'The pieces' },
  { before: 'PAT-10', title: 'Setting up' },
  { before: 'PAT-20', title: 'A turn' },
  { before: 'PAT-30', title: 'Establish a group' },
  { before: 'PAT-40', title: 'Expand a group: flip or swap' },
  { before: 'PAT-50', title: 'The end and the points' },
]
