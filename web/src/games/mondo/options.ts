/** How the dialog for a new table words the options of Mondo. */

import { choices } from '../options'
import type { OptionWords } from '../types'

const OPTIONS: Record<string, OptionWords> = {
  level: { label: 'Level', choice: choices({ beginner: 'Beginner', advanced: 'Advanced', expert: 'Expert' }) },
  difficulty: { label: 'Difficulty', choice: choices({ easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }) },
  minutes: { label: 'Minutes a round', choice: choices({ level: 'As usual', untimed: 'No clock' }) },
  children: { label: 'With children: longer, and simple scoring', aside: true },
  side: { label: 'World boards', choice: choices({ water: 'Water all around', back: 'Four landscapes around' }), aside: true },
  edges: {
    label: 'Strips around, where there are four',
    choice: choices({ joined: 'Join the landscapes at them', apart: 'Only close them' }),
    aside: true,
  },
  hidden_time: { label: 'Hidden clock', aside: true },
  accessible: { label: 'Accessible: a slower clock, tiles as a list', aside: true },
}

export const option = (name: string): OptionWords | null => OPTIONS[name] ?? handicap(name)

function handicap(name: string): OptionWords | null {
  const [, seat] = /^handicap_(\d)$/.exec(name) ?? []
  if (!seat) return null
  const label = seat === '0' ? 'Your handicap' : `Handicap of seat ${Number(seat) + 1}`
  return { label, choice: choices({ none: 'None', normal: 'Pays for active volcanoes', strong: 'Pays for all volcanoes' }), aside: true }
}
