/** The keys that the page has for itself; a game's own keys are others. */

export const GENERAL = [
  { keys: '?', word: 'list' },
  { keys: 't', word: 'theme' },
] as const
export const TABLE = [
  { keys: 'b', word: 'board' },
  { keys: 'r', word: 'rules' },
  { keys: 'l', word: 'log' },
  { keys: 'u', word: 'back' },
  { keys: 'y', word: 'confirm' },
  { keys: 'q', word: 'leave' },
  { keys: 'g', word: 'hints' },
  { keys: 'c', word: 'talk' },
  { keys: 'Esc', word: 'close' },
] as const

const TAKEN: string[] = [...GENERAL, ...TABLE].map(({ keys }) => keys)

/** Keys for answers in their order: digits, then the letters that the page does not use itself. */
export const ANSWER_KEYS = [...'123456789abcdefghijklmnopqrstuvwxyz'].filter((key) => !TAKEN.includes(key))
