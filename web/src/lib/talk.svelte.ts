/** The talk at a table as this page knows it: what was said, who is muted, and who looks on. */

import type { Bystander, BystandersShown, ClientMessage, Muted, Said, SaidShown, TalkShown } from './contract'

type Room = Said['room']

/** What of a talk's message the table adds by itself. */
type Wish = ClientMessage extends infer M ? (M extends { table: string } ? Omit<M, 'table'> : never) : never

export class Talk {
  off = $state.raw<TalkShown['off']>(null)
  rooms = $state.raw<Room[]>([])
  lines = $state.raw<Said[]>([])
  muted = $state.raw<Muted[]>([])
  phrases = $state.raw<string[]>([])
  people = $state.raw<Bystander[]>([])
  more = $state(0)
  /** The last line that the reader has seen. */
  private seen = $state(0)
  private known = false

  /** What is being written; it stays until it was heard. */
  draft = $state('')
  private underWay: { text: string; line: number; after: number } | null = null

  /** `line` is the one to the server: another one after each interruption. */
  constructor(
    private readonly send: (message: Wish) => boolean,
    private readonly line: () => number,
  ) {}

  get unread(): number {
    return this.lines.filter(({ number, you }) => number > this.seen && !you).length
  }

  /** True if what was being said got lost with a line that was cut; then it is written there again. */
  told(message: TalkShown): boolean {
    this.off = message.off
    this.rooms = message.rooms
    this.lines = message.said
    this.muted = message.muted
    this.phrases = message.phrases
    if (!this.known) this.read()
    this.known = true
    return this.isLost()
  }

  private isLost(): boolean {
    const said = this.underWay
    if (!said || said.line === this.line()) return false
    this.underWay = null
    const arrived = this.lines.some(({ number, you }) => you && number > said.after)
    if (arrived) this.forget(said.text)
    else this.draft ||= said.text
    return !arrived
  }

  heard({ said }: SaidShown): void {
    this.lines = [...this.lines.filter(({ number }) => number !== said.number), said]
    if (said.you && this.underWay) {
      this.forget(this.underWay.text)
      this.underWay = null
    }
  }

  private forget(text: string): void {
    if (this.draft === text) this.draft = ''
  }

  /** Nothing of what is written is lost by a refusal. */
  refused(): void {
    this.underWay = null
  }

  gathered(message: BystandersShown): void {
    this.people = message.people
    this.more = message.more
  }

  /** The reader has seen everything. */
  read(): void {
    this.seen = this.lines.at(-1)?.number ?? this.seen
  }

  // What the reader does

  say(room: Room, text: string): boolean {
    const sent = this.send({ type: 'say', room, text })
    if (sent) this.underWay = { text, line: this.line(), after: this.lines.at(-1)?.number ?? 0 }
    return sent
  }

  mute(who: string, muted: boolean, everywhere = false): void {
    this.send({ type: 'mute', who, muted, everywhere })
  }

  report(said: Said): void {
    this.send({ type: 'report', who: said.who, number: said.number })
  }

  hush(hushed: boolean): void {
    this.send({ type: 'hush', hushed })
  }

  allow(who: string, allowed: boolean): void {
    this.send({ type: 'allow', who, allowed })
  }
}
