/** How the dialog for a new table words the options of Mondo. */

import { say } from 'words:mondo-entry'
import { choices } from '../options'
import type { OptionWords } from '../types'

const OPTIONS: Record<string, () => OptionWords> = {
  level: () => ({ label: say('level'), choice: choices({ beginner: say('level-beginner'), advanced: say('level-advanced'), expert: say('level-expert') }) }),
  difficulty: () => ({ label: say('difficulty'), choice: choices({ easy: say('difficulty-easy'), moderate: say('difficulty-moderate'), hard: say('difficulty-hard') }) }),
  minutes: () => ({ label: say('minutes'), choice: choices({ level: say('minutes-level'), untimed: say('minutes-untimed') }) }),
  children: () => ({ label: say('children'), aside: true }),
  side: () => ({ label: say('side'), choice: choices({ water: say('side-water'), back: say('side-back') }), aside: true }),
  edges: () => ({ label: say('edges-option'), choice: choices({ joined: say('edges-joined'), apart: say('edges-apart') }), aside: true }),
  hidden_time: () => ({ label: say('hidden-time'), aside: true }),
  accessible: () => ({ label: say('accessible'), aside: true }),
}

export const option = (name: string): OptionWords | null => OPTIONS[name]?.() ?? handicap(name)

function handicap(name: string): OptionWords | null {
  const [, seat] = /^handicap_(\d)$/.exec(name) ?? []
  if (!seat) return null
  const label = seat === '0' ? say('handicap-yours') : say('handicap-of', { seat: Number(seat) + 1 })
  const choice = choices({ none: say('handicap-none'), normal: say('handicap-normal'), strong: say('handicap-strong') })
  return { label, choice, aside: true }
}
