/** One table of this page: its fold, what was asked of it, and the replay of a finished game. */

import { TableClock } from './clock'
import { fold, isMyTurn, isOver, missed, type Table } from './fold'
import type { ClientMessage, Entry, Hint, HintsMessage, ParMessage, ServerMessage, View, WhyMessage } from './protocol'
import { reviewed, type Review } from './review'

export interface Line {
  send(message: ClientMessage): boolean
  say(text: string): void
}

/** Where on the screen something was asked, so that the answer can appear there. */
export interface Spot {
  x: number
  y: number
}

export interface Answer extends WhyMessage {
  spot: Spot | null
}

/** Picks the next act of a series from the legal ones; undefined ends it. */
export type Pick = (legal: readonly string[]) => string | undefined

export interface Frame {
  number: number
  view: View
  entry: Entry | null
}

/** A series shows each of its acts; a slider does not ask for every frame it passes. */
const SERIES_BEAT_MS = 320
const FRAME_BEAT_MS = 90

export class TableStore {
  table = $state.raw<Table | null>(null)
  pending = $state<string | null>(null)
  answer = $state.raw<Answer | null>(null)
  problem = $state('')
  frame = $state.raw<Frame | null>(null)
  /** Good acts for the reader, while the question they were asked for is open; one of them may be lit. */
  hints = $state.raw<Hint[] | null>(null)
  lit = $state<number | null>(null)
  review = $state.raw<Review | null>(null)
  /** The par of a game alone, as far as it was found. */
  par = $state.raw<ParMessage | null>(null)
  /** A long question that is being answered. */
  asking = $state<'hints' | 'review' | 'par' | null>(null)
  trouble = $state('')
  readonly clock = new TableClock()
  private wanted = $state<number | null>(null)
  private frames = new Map<number, Frame>()
  private asked: number | null = null
  private pause: ReturnType<typeof setTimeout> | undefined
  private series: Pick | null = null
  private beat: ReturnType<typeof setTimeout> | undefined
  private spot: Spot | null = null

  constructor(
    readonly id: string,
    private readonly line: Line,
    private readonly reword: (act: string) => string | null = () => null,
  ) {}

  // What is shown: the present, or a frame of the past.

  get view(): View | null {
    return this.frame?.view ?? this.table?.view ?? null
  }

  get last(): Entry | null {
    return this.frame ? this.frame.entry : (this.table?.log.at(-1) ?? null)
  }

  get position(): number {
    return this.frame?.number ?? this.table?.number ?? 0
  }

  /** The position that was asked for; it is shown as soon as it comes. */
  get goal(): number {
    return this.wanted ?? this.position
  }

  /** What the board offers: all that is legal, or the one hint that is lit. */
  get offered(): string[] {
    const hint = this.lit === null ? undefined : this.hints?.[this.lit]
    return hint && this.legal.includes(hint.act) ? [hint.act] : this.legal
  }

  get legal(): string[] {
    return this.table && !this.frame && isMyTurn(this.table) ? this.table.legal : []
  }

  get over(): boolean {
    return !!this.table && isOver(this.table)
  }

  get myTurn(): boolean {
    return !!this.table && !this.over && isMyTurn(this.table)
  }

  /** Whether several act at once: then the act of another answers nothing that was asked here. */
  private get together(): boolean {
    return (this.table?.view.actors.length ?? 0) > 1
  }

  /** True while a series of acts runs by itself. */
  running = $state(false)

  // What arrives.

  receive(message: ServerMessage): void {
    if (message.table !== null && message.table !== this.id) return
    if (message.type === 'error') return this.refused(message.code, message.text)
    if (message.type === 'why') return this.told(message)
    if (message.type === 'frame') return this.framed(message)
    if (message.type === 'hints') return this.hinted(message)
    if (message.type === 'par') return this.compared(message)
    if (message.type === 'review') return this.looked(reviewed(this.review, message))
    if (missed(this.table, message)) return void this.line.send({ type: 'join', table: this.id })
    const together = this.together
    this.table = fold(this.table, message)
    if (message.type === 'table') this.clock.set(message.now)
    if (message.type === 'table') this.askAgain()
    if (message.type === 'acted') this.clock.hear(message.entry.at)
    if (message.type === 'table' || (message.type === 'acted' && !(together && message.entry.seat !== this.table?.seat))) this.moved()
  }

  private moved(): void {
    this.pending = null
    this.answer = null
    this.problem = ''
    this.closeHints()
    if (!this.series) return
    clearTimeout(this.beat)
    this.beat = setTimeout(() => this.goOn(), SERIES_BEAT_MS)
  }

  /** A refusal before there is a table says that there will be none. */
  private refused(code: string, text: string): void {
    if (this.asking && code !== 'illegal' && code !== 'stale') return this.failed(text)
    const reworded = code === 'illegal' && this.pending ? this.reword(this.pending) : null
    this.pending = null
    this.stopSeries()
    if (this.table) this.line.say(reworded ?? text)
    else this.problem = text
  }

  private told(message: WhyMessage): void {
    this.answer = { ...message, spot: this.spot }
  }

  private hinted({ number, hints }: HintsMessage): void {
    if (this.asking !== 'hints') return
    this.asking = null
    if (number !== this.table?.number && !this.together) return
    this.hints = hints
    this.lit = hints.length ? 0 : null
  }

  private compared(par: ParMessage): void {
    this.par = par
    if (this.asking === 'par' && par.share >= 1) this.asking = null
  }

  private looked(review: Review): void {
    this.review = review
    if (this.asking === 'review' && review.done >= review.total) this.asking = null
  }

  /** A review that stops on its way says so where it is shown; a hint that does not come, for a moment. */
  private failed(text: string): void {
    if (this.asking === 'review') this.trouble = text
    else this.line.say(text)
    this.asking = null
  }

  private framed(frame: Frame): void {
    this.frames.set(frame.number, frame)
    if (frame.number === this.wanted) this.frame = frame
  }

  // What the reader does.

  act(act: string): void {
    if (!this.table || this.pending !== null) return
    this.answer = null
    const { number } = this.table
    if (this.line.send({ type: 'act', table: this.id, number, act })) this.pending = act
    else this.stopSeries()
  }

  why(target: string, spot: Spot | null): void {
    this.spot = spot
    this.line.send({ type: 'why', table: this.id, target })
  }

  sit(seat: number): void {
    this.line.send({ type: 'sit', table: this.id, seat })
  }

  rematch(): void {
    this.line.send({ type: 'rematch', table: this.id })
  }

  // Advice, which takes a while.

  askHints(): void {
    if (this.asking || !this.myTurn) return
    if (this.line.send({ type: 'hints', table: this.id })) this.asking = 'hints'
  }

  light(index: number | null): void {
    this.lit = index
  }

  closeHints(): void {
    if (this.asking === 'hints') this.asking = null
    this.hints = null
    this.lit = null
  }

  askReview(): void {
    if (this.asking || !this.over) return
    this.trouble = ''
    if (this.line.send({ type: 'review', table: this.id })) this.asking = 'review'
  }

  /** Asked again after the end, the answer has the board. */
  askPar(): void {
    if (this.asking || (this.par?.share === 1 && (this.par.board || !this.over))) return
    if (this.line.send({ type: 'par', table: this.id })) this.asking = 'par'
  }

  /** After an interruption the server has forgotten what was asked. */
  private askAgain(): void {
    const asked = this.asking
    this.asking = null
    if (asked === 'review') this.askReview()
    if (asked === 'par') this.askPar()
  }

  // A series: one act after the other, as the server confirms each.

  startSeries(pick: Pick): void {
    this.series = pick
    this.running = true
    this.goOn()
  }

  private goOn(): void {
    if (!this.series || this.pending !== null) return
    const act = this.myTurn ? this.series(this.table!.legal) : undefined
    if (act === undefined) this.stopSeries()
    else this.act(act)
  }

  private stopSeries(): void {
    this.series = null
    this.running = false
  }

  // Stepping through a finished game. The last position is the table itself.

  show(number: number): void {
    if (!this.table) return
    const wanted = Math.max(0, Math.min(number, this.table.number))
    this.wanted = wanted
    if (wanted === this.table.number) return void (this.frame = null)
    const known = this.frames.get(wanted)
    if (known) this.frame = known
    else this.ask()
  }

  /** Ask for the wanted frame; while a slider is drawn, only now and then. */
  private ask(): void {
    if (this.pause !== undefined || this.wanted === null) return
    this.asked = this.wanted
    this.line.send({ type: 'frame', table: this.id, number: this.wanted })
    this.pause = setTimeout(() => {
      this.pause = undefined
      if (this.wanted !== this.asked && this.wanted !== this.position) this.show(this.wanted!)
    }, FRAME_BEAT_MS)
  }

  step(by: number): void {
    this.show(this.goal + by)
  }
}
