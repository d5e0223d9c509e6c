/** One table of this page: its fold, what the reader does there, and what was asked of it. */

import { say as words } from 'words:table'
import { Advice } from './advice.svelte'
import type { Wish } from './affairs'
import { TableClock } from './clock'
import { Coach, coaching } from './coach.svelte'
import type { ActReviewed, ClientMessage, CoachTold, Entry, Final, Offer, ServerMessage, SketchShown, TableShown, View, WhyTold } from './contract'
import { fold, isMyTurn, isOver, missed, type Table } from './fold'
import { named, namedOffer } from './names'
import { Replay } from './replay.svelte'
import { Series } from './series.svelte'
import { lastAct } from './spoken'
import { Talk } from './talk.svelte'
import { byFinger } from './touch'

/** The line to the server, and the place for a word to the reader. */
export interface Host {
  send(message: ClientMessage): boolean
  say(text: string): void
  /** Which line it is: another one after each interruption. */
  readonly line: number
}

/** Where on the screen something was asked, so that the answer can appear there. */
export interface Spot {
  x: number
  y: number
}

export interface Answer extends WhyTold {
  spot: Spot | null
}

/** What answers a wish beside the rules, apart from acts. */
const ANSWERS: ReadonlySet<string> = new Set(['table', 'seats', 'error', 'habits', 'noted'])

export class TableStore {
  table = $state.raw<Table | null>(null)
  pending = $state<string | null>(null)
  answer = $state.raw<Answer | null>(null)
  /** An act that cannot simply be taken back, and has to be said again. */
  armed = $state.raw<{ act: string; label: string } | null>(null)
  problem = $state('')
  readonly clock = new TableClock()
  readonly advice: Advice
  readonly replay: Replay
  readonly series: Series
  readonly talk: Talk
  readonly coach: Coach
  /** The verbs that the coach looks at; none: all. Null: there is no coach for this game. */
  coached = $state<string[] | null>(null)
  private spot: Spot | null = null
  private sure = false // as the act that waits for the coach was
  private sentAt = 0 // how many acts were seen when the pending one was sent
  private wished: number | null = null // the line by which something beside the rules was asked for, until it is answered

  constructor(
    readonly id: string,
    private readonly wire: Host,
    private readonly reword: (act: string) => string | null = () => null,
  ) {
    this.advice = new Advice(
      (question) => this.wire.send({ type: question, table: this.id }),
      (text) => this.wire.say(text),
    )
    this.replay = new Replay(
      () => this.table?.number ?? 0,
      (number, eyes) => this.wire.send({ type: 'frame', table: this.id, number, eyes }),
    )
    this.coach = new Coach(
      (act) => this.wire.send({ type: 'coach', table: this.id, number: this.table!.number, act }),
      (act) => {
        this.pending = null
        this.perform(act, this.sure)
      },
    )
    this.talk = new Talk(
      (message) => this.wire.send({ ...message, table: this.id } as ClientMessage),
      () => this.wire.line,
    )
    this.series = new Series(
      () => (this.myTurn && this.pending === null ? (this.table!.sketch ?? this.table!).offers : null),
      (act) => this.act(act),
    )
  }

  // What is shown: the present, or a frame of the past.

  /** The game is over, and its last position is shown: nobody is to move, whatever the rules say of it. */
  get atEnd(): boolean {
    return this.over && this.replay.position === this.table?.number
  }

  get view(): View | null {
    return this.replay.frame?.view ?? this.table?.sketch?.view ?? this.table?.view ?? null
  }

  /** The seat through whose eyes the table is seen; null: a bystander's. */
  get eyes(): number | null {
    return this.replay.frame?.eyes ?? this.table?.seat ?? this.table?.follows ?? null
  }

  get last(): Entry | null {
    return this.replay.frame ? this.replay.frame.entry : (this.table?.log.at(-1) ?? null)
  }

  /** What the reader may do now, in words. */
  get offers(): Offer[] {
    const { table } = this
    if (!table || this.replay.frame || !isMyTurn(table)) return []
    return (table.sketch ?? table).offers.map((offer) => namedOffer(offer, table.seats))
  }

  /** The hint that is lit, as the board may offer it. */
  get hint(): Offer | null {
    return this.offers.find(({ act }) => act === this.advice.lamp?.act) ?? null
  }

  get over(): boolean {
    return !!this.table && isOver(this.table)
  }

  get myTurn(): boolean {
    return !!this.table && !this.over && isMyTurn(this.table)
  }

  /** A sentence of the server with everybody's names. */
  told(text: string): string {
    return named(text, this.table?.seats ?? [])
  }

  // What arrives.

  receive(message: ServerMessage): void {
    if (message.table !== null && message.table !== this.id) return
    this.hearAnswer(message)
    switch (message.type) {
      case 'error':
        return this.refused(message.code, message.text)
      case 'why':
        return void (this.answer = { ...message, text: this.told(message.text), spot: this.spot })
      case 'frame':
        return this.replay.receive(message)
      case 'hints':
        return this.advice.hinted(message.hints.map((hint) => this.inWords(hint)), this.isFresh(message.number))
      case 'coach':
        return this.heard(message)
      case 'par':
        return this.advice.compared(message)
      case 'review':
        return this.advice.looked({ ...message, acts: message.acts.map((act) => this.reviewedInWords(act)) })
      case 'talk':
        if (this.talk.told(message)) this.wire.say(words('not-said'))
        return
      case 'said':
        return this.talk.heard(message)
      case 'bystanders':
        return this.talk.gathered(message)
      case 'final':
        return this.asked(message)
      case 'noted':
        return this.wire.say(message.text)
      default:
        return this.folded(message)
    }
  }

  /** Whether what was wished for beside the rules was answered; a line that was cut in between is told. */
  private hearAnswer(message: ServerMessage): void {
    const answers = message.type === 'acted' ? message.entry.verb.startsWith('/') : ANSWERS.has(message.type)
    if (this.wished === null || !answers) return
    if (message.type === 'table' && this.wire.line !== this.wished) this.wire.say(words('look-again'))
    this.wished = null
  }

  private heard(told: CoachTold): void {
    this.coach.hear(told.better ? { ...told, better: this.inWords(told.better) } : told)
    if (this.coach.warning) this.pending = null
  }

  private folded(message: ServerMessage): void {
    if (missed(this.table, message)) return void this.wire.send({ type: 'join', table: this.id, changes: true })
    const before = this.table
    this.table = fold(this.table, message)
    if (message.type === 'table') this.cameBack(before, message)
    if (message.type === 'sketch') this.sketched(message)
    if (message.type === 'table') this.clock.set(message.now)
    if (message.type === 'table') this.advice.askAgain()
    if (message.type === 'acted') this.clock.hear(message.entry.at)
    if (message.type === 'acted') this.hearNo(before, message.entry)
    if (message.type === 'table' || (message.type === 'acted' && this.concerns(message.entry))) this.moved()
    if (message.type === 'acted' && message.entry.seat === this.table?.seat && !message.entry.verb.startsWith('/') && !(isMyTurn(this.table) && !this.table.at_once)) this.coach.turned()
  }

  /** Whoever asked the others is told that one does not agree, also where the log is not open. */
  private hearNo(before: Table | null, { verb, seat }: Entry): void {
    if (verb === '/decline' && before?.affairs.asked?.seat === before?.seat && seat !== before?.seat) this.wire.say(lastAct(this))
  }

  /** The whole table, perhaps after an interruption: what was under way was taken, or has to be done again. */
  private cameBack(before: Table | null, { log, number, seat, sketch }: TableShown): void {
    const taken = (act: string) => log.some((entry) => entry.number > this.sentAt && entry.seat === seat && entry.act === act)
    const drawn = sketch?.acts.some(({ act }) => act === this.pending)
    if (this.pending !== null && !drawn && !taken(this.pending)) this.wire.say(words('not-taken'))
    else if (before?.sketch && !sketch && before.number === number) this.wire.say(words('sketch-lost'))
  }

  private sketched({ text }: SketchShown): void {
    this.moved()
    if (text) this.wire.say(text)
  }

  private asked({ act, label }: Final): void {
    this.pending = null
    this.series.stop()
    this.armed = { act, label }
  }

  /** Where several act at once, the act of another answers nothing that was asked here. */
  private concerns = (entry: Entry) => entry.verb !== '/hint' && (!this.table?.at_once || entry.seat === this.table.seat)

  private isFresh = (number: number) => number === this.table?.number || !!this.table?.at_once

  private inWords = <T extends { text: string; why: string }>(hint: T): T => ({ ...hint, text: this.told(hint.text), why: this.told(hint.why) })

  private reviewedInWords = (act: ActReviewed): ActReviewed => ({
    ...act,
    text: this.told(act.text),
    best: act.best.map((hint) => this.inWords(hint)),
  })

  private moved(): void {
    this.pending = null
    this.armed = null
    this.answer = null
    this.problem = ''
    this.advice.closeHints()
    this.coach.rethink()
    this.series.confirmed()
  }

  /** A refusal before there is a table says that there will be none. */
  private refused(code: string, text: string): void {
    this.talk.refused()
    if (this.coach.asked !== null) return this.coach.enough()
    if (this.advice.asking && code !== 'illegal' && code !== 'stale') return this.advice.failed(text)
    const reworded = code === 'illegal' && this.pending ? this.reword(this.pending) : null
    this.pending = null
    this.series.stop()
    if (this.table) this.wire.say(reworded ?? this.told(text))
    else this.problem = text
  }

  // What the reader does.

  /** `sure`: it was asked for twice already. */
  act(act: string, sure = false): void {
    if (!this.table || this.pending !== null) return
    if (this.isCoached(act) && this.coach.look(act)) {
      this.sure = sure
      this.pending = act
      this.answer = null
      return
    }
    this.perform(act, sure)
  }

  private perform(act: string, sure: boolean): void {
    if (!this.table) return
    const { number } = this.table
    const careful = !sure && this.armed?.act !== act && this.isCareful
    this.answer = null
    this.armed = null
    this.sentAt = number
    if (this.wire.send({ type: 'act', table: this.id, number, act, ...(careful ? { careful } : {}) })) this.pending = act
    else this.series.stop()
  }

  /** Whether a coach may sit beside the reader: whoever plays against bots alone. */
  get mayCoach(): boolean {
    const { table } = this
    return !!table && this.coached !== null && table.seat !== null && !this.over && !table.waiting && table.seats.length > 1 && table.seats.every(({ kind, you }) => you || kind === 'bot')
  }

  /** Nothing is asked where there is nothing to choose, nor for what is done by a series or only sketched. */
  private isCoached(act: string): boolean {
    if (!coaching.on || !this.mayCoach || this.table!.sketch || this.series.running || this.coach.warning?.act === act) return false
    const offer = this.offers.find((offer) => offer.act === act)
    return !!offer && this.offers.length > 1 && (!this.coached!.length || this.coached!.includes(offer.verb))
  }

  /** A finger slips; and whoever confirms turns would not do anything for good by one click. */
  private get isCareful(): boolean {
    const { at_once, habits } = this.table!
    return !at_once && !!habits && (habits.confirm || (habits.twice && byFinger()))
  }

  disarm(): void {
    this.armed = null
  }

  /** Does what is sketched. */
  confirm(): void {
    const { table } = this
    if (!table?.sketch || this.pending !== null) return
    const { number, sketch } = table
    this.sentAt = number
    if (this.wire.send({ type: 'confirm', table: this.id, number, acts: sketch.acts.length })) this.pending = sketch.acts.at(-1)!.act
  }

  /** Keeps so many acts of the sketch. */
  erase(keep: number): void {
    this.armed = null
    this.wire.send({ type: 'erase', table: this.id, keep })
  }

  why(target: string, spot: Spot | null): void {
    this.spot = spot
    this.wire.send({ type: 'why', table: this.id, target })
  }

  /** The last step of a sketch; else the last act: at once where nobody learned anything by it, else the others are asked. */
  takeBack(): void {
    const { table } = this
    if (table?.sketch) this.erase(table.sketch.acts.length - 1)
    else if (table) this.say({ type: 'take-back', number: table.number })
  }

  /** Whatever is wanted beside the rules. */
  say(wish: Wish): void {
    if (this.wire.send({ ...wish, table: this.id } as ClientMessage)) this.wished = this.wire.line
  }

  sit(seat: number): void {
    this.say({ type: 'sit', seat })
  }

  rematch(): void {
    this.wire.send({ type: 'rematch', table: this.id })
  }

  // Advice, where there may be any.

  /** Whether the game still counts. */
  get rated(): boolean {
    return !!this.table?.terms.rated && this.table.log.every(({ verb }) => !['/hint', '/stand-in', '/hand'].includes(verb))
  }

  askHints(): void {
    if (this.rated && !confirm(words('rated-hint'))) return
    if (this.myTurn) this.advice.ask('hints')
  }

  askReview(): void {
    if (this.over) this.advice.ask('review')
  }

  /** Asked again after the end, the answer shows how it looks. */
  askPar(): void {
    const { par } = this.advice
    if (par?.share !== 1 || (this.over && !par.view)) this.advice.ask('par')
  }
}
