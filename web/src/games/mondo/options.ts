/** How the dialog for a new table words the options of Mondo. */

import type { OptionWords } from '../types'

const choices = (words: Record<string, string>) => (value: unknown) => words[String(value)] ?? String(value)

const MINUTES: OptionWords = {
  label: 'Minutes a round',
  choice: choices({ level: 'As usual', untimed: 'No clock' }),
}

const TOGETHER: Record<string, OptionWords> = {
  level: { label: 'Level', choice: choices({ beginner: 'Beginner', advanced: 'Advanced', expert: 'Expert' }) },
  children: { label: 'With children: longer, and simple scoring', aside: true },
}

const ALONE: Record<string, OptionWords> = {
  difficulty: { label: 'Difficulty', choice: choices({ easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }) },
}

const ALWAYS: Record<string, OptionWords> = {
  minutes: MINUTES,
  side: { label: 'World boards', choice: choices({ water: 'Water all around', back: 'Four landscapes around' }), aside: true },
  hidden_time: { label: 'Hidden clock', aside: true },
  accessible: { label: 'Accessible: a slower clock, tiles as a list', aside: true },
}

export function option(name: string, players: number): OptionWords | null {
  if (name.startsWith('handicap_')) return handicap(Number(name.slice(9)), players)
  return ALWAYS[name] ?? (players === 1 ? ALONE : TOGETHER)[name] ?? null
}

function handicap(seat: number, players: number): OptionWords | null {
  if (players === 1 || seat >= players) return null
  const label = seat ? `Handicap of seat ${seat + 1}` : 'Your handicap'
  return { label, choice: choices({ none: 'None', normal: 'Normal', strong: 'Strong' }), aside: true }
}
