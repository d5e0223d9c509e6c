import type { Chapter } from '../types'

export const chapters: Chapter[] = [
  { before: 'MOT-01', title: 'The cards and the temple' },
  { before: 'MOT-10', title: 'Setting up' },
  { before: 'MOT-20', title: 'Morning, Noon and Night' },
  { before: 'MOT-30', title: 'Tasks and actions' },
  { before: 'MOT-50', title: 'Cover' },
  { before: 'MOT-60', title: 'The end and the points' },
  { before: 'MOT-70', title: 'Effects' },
  { before: 'MOT-W-Crane', title: 'Paper works' },
  { before: 'MOT-W-Amulet', title: 'Stone works' },
  { before: 'MOT-W-Cloak', title: 'Cloth works' },
  { before: 'MOT-W-Bangle', title: 'Clay works' },
  { before: 'MOT-W-Bell', title: 'Metal works' },
]
