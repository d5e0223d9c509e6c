/** The keys that the page has for itself; a game's own keys are others. */

import type { Shortcut } from '../games/types'

export const GENERAL: Shortcut[] = [
  { keys: '?', text: 'this list' },
  { keys: 't', text: 'light, dark, or as the system' },
]
export const TABLE: Shortcut[] = [
  { keys: 'b', text: 'go to the board' },
  { keys: 'r', text: 'open the rules' },
  { keys: 'l', text: 'open the log' },
  { keys: 'u', text: 'take my last move back, or ask the others to' },
  { keys: 'y', text: 'confirm what is sketched, or asked again' },
  { keys: 'q', text: 'leave, give up, or end the game' },
  { keys: 'g', text: 'show good moves, in games against bots' },
  { keys: 'c', text: 'open the talk' },
  { keys: 'Esc', text: 'close what is open' },
]

const TAKEN = [...GENERAL, ...TABLE].map(({ keys }) => keys)

/** Keys for answers in their order: digits, then the letters that the page does not use itself. */
export const ANSWER_KEYS = [...'123456789abcdefghijklmnopqrstuvwxyz'].filter((key) => !TAKEN.includes(key))
