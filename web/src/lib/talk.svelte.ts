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

  constructor(private readonly send: (message: Wish) => boolean) {}

  get unread(): number {
    return this.lines.filter(({ number, you }) => number > this.seen && !you).length
  }

  told(message: TalkShown): void {
    this.off = message.off
    this.rooms = message.rooms
    this.lines = message.said
    this.muted = message.muted
    this.phrases = message.phrases
    if (!this.known) this.read()
    this.known = true
  }

  heard({ said }: SaidShown): void {
    this.lines = [...this.lines.filter(({ number }) => number !== said.number), said]
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
    return this.send({ type: 'say', room, text })
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
