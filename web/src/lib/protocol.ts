/** The messages between server and client, as docs/protocol.md tells them. */

export interface Me {
  id: string
  name: string
}

export interface GameOption {
  name: string
  default: unknown
  choices: unknown[]
  text: string
}

export interface Bot {
  name: string
  title: string
  text: string
  /** Measured, with the error for 95 %; null until then. */
  rating: number | null
  error: number | null
}

export interface Rule {
  id: string
  text: string
}

export interface GameInfo {
  name: string
  title: string
  designers: string
  min_seats: number
  max_seats: number
  options: GameOption[]
  bots: Bot[]
  rules: Rule[]
  /** Whether somebody who plays bots may ask for hints, and a finished game can be reviewed. */
  hints: boolean
  review: boolean
}

export interface Seat {
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  online: boolean
  you: boolean
}

export type SeatRequest = { kind: 'me' } | { kind: 'bot'; bot: string } | { kind: 'open' }

export interface Summary {
  table: string
  game: string
  seats: Seat[]
  seat: number | null
  turn: number[]
  over: boolean
  number: number
  created: number | string
}

export interface Outcome {
  scores: number[]
  winners: number[]
  reason: string
}

/** What every game's view has; the rest belongs to the game's own board. */
export interface View {
  game: string
  seat: number | null
  actors: number[]
  outcome: Outcome | null
}

/** A line of the log; `seat` is nobody's where the clock acted. */
export interface Entry {
  number: number
  seat: number | null
  /** Milliseconds since the table started; null where the time is hidden. */
  at: number | null
  act: string
  text: string
}

export interface TableMessage {
  type: 'table'
  table: string
  game: string
  options: Record<string, unknown>
  seats: Seat[]
  seat: number | null
  number: number
  view: View
  question: string
  legal: string[]
  log: Entry[]
  commitment: string
  seed: string | null
  rematch: { agreed: number[]; table: string | null }
  waiting: boolean
  now: number | null
}

export interface ActedMessage {
  type: 'acted'
  table: string
  number: number
  entry: Entry
  view: View
  question: string
  legal: string[]
  seed: string | null
}

export interface SeatsMessage {
  type: 'seats'
  table: string
  seats: Seat[]
  seat: number | null
  waiting: boolean
}

export interface FrameMessage {
  type: 'frame'
  table: string
  number: number
  view: View
  entry: Entry | null
}

export interface WhyMessage {
  type: 'why'
  table: string
  target: string | null
  act: string | null
  rule: string | null
  text: string
}

export interface RematchMessage {
  type: 'rematch'
  table: string
  agreed: number[]
  next: string | null
}

/** An act worth a thought: in notation, in words, how likely it wins, and why. */
export interface Hint {
  act: string
  text: string
  win_chance: number
  why: string
  /** How the game ends after it with best play, where that is proved. */
  verdict: string | null
}

export interface HintsMessage {
  type: 'hints'
  table: string
  number: number
  hints: Hint[]
}

/** An act of a finished game, looked at again with the eyes of its seat. */
export interface Reviewed {
  number: number
  seat: number
  act: string
  text: string
  win_chance: number
  after_act: number
  verdict: string | null
  /** Of every seat, before the act. */
  chances: number[]
  /** The best acts; empty where there was nothing to choose. */
  best: Hint[]
}

/** `acts` are those that are new since the last such message. */
export interface ReviewMessage {
  type: 'review'
  table: string
  done: number
  total: number
  acts: Reviewed[]
  results: number[]
}

/** The par of a game alone: how far its search is, the minus points so far, and after the end the board. */
export interface ParMessage {
  type: 'par'
  table: string
  share: number
  minus_points: number
  board: Record<string, string> | null
}

export interface ErrorMessage {
  type: 'error'
  code: string
  text: string
  rule: string | null
  table: string | null
}

export type ServerMessage =
  | TableMessage
  | ActedMessage
  | SeatsMessage
  | FrameMessage
  | WhyMessage
  | RematchMessage
  | HintsMessage
  | ReviewMessage
  | ParMessage
  | ErrorMessage

export type ClientMessage =
  | { type: 'join' | 'leave' | 'rematch' | 'hints' | 'review' | 'par' | 'enough'; table: string }
  | { type: 'sit'; table: string; seat: number }
  | { type: 'act'; table: string; number: number; act: string }
  | { type: 'why'; table: string; target?: string; act?: string }
  | { type: 'frame'; table: string; number: number }
