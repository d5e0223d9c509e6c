/** What a game's table gives to the shell around it, and what it gets. */

import type { Component } from 'svelte'
import type { TableClock } from '../lib/clock'
import type { Entry, Offer, ParShown, Seat, View } from '../lib/contract'
import type { Pick } from '../lib/series.svelte'
import type { Spot } from '../lib/table.svelte'

/** The par of a game alone: the answer so far, and the question. */
export interface ParProps {
  par: ParShown | null
  asking: boolean
  ask(): void
}

/** A board draws the view and turns a click into one of the legal acts. It knows no rule. */
export interface BoardProps<V extends View = View> {
  view: V
  /** What the reader may do now; empty while somebody else acts. */
  offers: readonly Offer[]
  /** One of the offers that is lit as a hint. */
  hint: Offer | null
  /** The reader's own seat; null for a bystander. */
  seat: number | null
  seats: readonly Seat[]
  /** The act that led to this view. */
  last: Entry | null
  /** The act that was sent and is not confirmed yet. */
  pending: string | null
  /** What the reader is asked, or waits for. */
  question: string
  /** The table's time, for games against the clock. */
  clock: TableClock
  /** True for bystanders, finished games and replays: nothing can be touched. */
  readonly: boolean
  par?: ParProps
  /** `sure`: a finger has seen before what it would do. */
  act(act: string, sure?: boolean): void
  /** Asks the server why a target cannot be touched; the answer appears at the spot. */
  why(target: string, spot: Spot | null): void
}

/** A button beside the question: an act that has no place on the board, or a series of acts. */
export interface TableButton {
  label: string
  act?: string
  series?: Pick
  primary?: boolean
  icon?: { component: Component<any>; props: Record<string, unknown> }
}

export interface ScoringProps<V extends View = View> {
  view: V
  seats: readonly Seat[]
  par?: ParProps
}

export interface Shortcut {
  keys: string
  text: string
}

/** What an act of a puzzle led to; `right` is null while it goes on. */
export interface Attempted<V extends View = View> {
  view: V
  offers: Offer[]
  right: boolean | null
}

/** Everything that is loaded when somebody comes to a table of the game. */
export interface GameTable {
  /** True for a board that takes the whole screen and shows the players, the question and its buttons itself. */
  fills?: boolean
  /** The width of any other board by its height. */
  shape?: number
  /** The same for the board as it lies on an upright phone, where that is another. */
  upright?: number
  Board: Component<BoardProps<any>>
  /** How the points came about, shown at the end. */
  Scoring: Component<ScoringProps<any>>
  /** The sign of a seat: by shape as well as by color. */
  SeatSign: Component<{ seat: number }>
  /** Points so far by seat, if the game has any to show. */
  scores(view: any): (number | null)[] | null
  buttons(view: any, offers: readonly Offer[]): TableButton[]
  /** Words for an act of the reader's that the server refused; null leaves the server's own. */
  refused?(view: any, act: string, seats: readonly Seat[]): string | null
  /** For puzzles of several acts where there is no server: what an act leads to. */
  attempted?(view: any, act: string): Attempted
  /** How an end is headed that nobody won. */
  lost?: string
  shortcuts: Shortcut[]
}

/** A heading of the rules panel: it stands before the rule with this id. */
export interface Chapter {
  before: string
  title: string
}

/** An option in the dialog for a new table. Options set aside are folded away under "More". */
export interface OptionWords {
  label: string
  choice?(value: unknown): string
  /** The same for those who are asked to join; without it, label and choice. */
  told?(value: unknown): string
  aside?: boolean
}

/** What the lobby knows of a game before its table is loaded. */
export interface GameEntry {
  tagline: string
  facts: string[]
  Emblem: Component
  /** A sign for lists, as one path on a grid of 24 by 24. */
  sign: string
  chapters: Chapter[]
  /** How the dialog for a new table words an option; null leaves it out. */
  option?(name: string): OptionWords | null
  load(): Promise<GameTable>
}
