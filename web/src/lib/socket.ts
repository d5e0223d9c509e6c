/** One WebSocket for the page, which comes back by itself when it is lost. */

import { at } from './base'
import type { ClientMessage, ServerMessage } from './contract'

export type Status = 'connecting' | 'open' | 'lost'

/** What of a WebSocket is used here, so that a test can bring its own. */
export interface Wire {
  readyState: number
  onopen: ((event: Event) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  send(data: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  received(message: ServerMessage): void
  changed(status: Status): void
  /** This device was signed out: who comes back is somebody else. */
  signedOut(): void
}

const OPEN = 1
const SIGNED_OUT = 3000
const FIRST_DELAY = 250
const LONGEST_DELAY = 8000
const PROBE_PATIENCE = 4000
const OPENING_PATIENCE = 8000
const QUIET = 4000 // milliseconds without a word, after which the page asks whether somebody is there
const LOOK = 500

/** How long to wait before attempt n (0, 1, 2, …); `chance` spreads a crowd of pages. */
export function delay(attempt: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt)
  return longest * (0.75 + chance / 4)
}

export class Socket {
  status: Status = 'connecting'
  private wire: Wire | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private probe: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private heardAt = 0
  private watch: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly events: SocketEvents,
    private readonly make: () => Wire = () => new WebSocket(address()),
  ) {}

  open(): void {
    clearTimeout(this.timer)
    if (this.ended) return
    const wire = this.make()
    this.wire = wire
    this.stopProbe()
    this.probe = setTimeout(() => this.drop(), OPENING_PATIENCE)
    wire.onopen = () => this.opened()
    wire.onmessage = (event) => this.received(event)
    wire.onclose = (event) => wire === this.wire && (event.code === SIGNED_OUT ? this.events.signedOut() : this.lost())
  }

  /** Says a message now; false if nobody listens. What is said into the void is not repeated later. */
  send(message: ClientMessage): boolean {
    if (this.wire?.readyState !== OPEN) return false
    this.wire.send(JSON.stringify(message))
    return true
  }

  /** Ask at once whether somebody is still there: `message` must bring an answer. */
  check(message: ClientMessage | null): void {
    if (this.status === 'lost') return this.open()
    if (!message || !this.send(message)) return
    this.stopProbe()
    this.probe = setTimeout(() => this.drop(), PROBE_PATIENCE)
  }

  /** Notices a line that was cut without a word, as long as somebody listens to it. */
  beat(beats: () => boolean): void {
    clearInterval(this.watch)
    this.watch = setInterval(() => {
      if (this.status !== 'open' || this.probe !== undefined || !beats()) return
      if (Date.now() - this.heardAt >= QUIET) this.check({ type: 'beat', table: '' })
    }, LOOK)
  }

  end(): void {
    this.ended = true
    clearInterval(this.watch)
    clearTimeout(this.timer)
    this.stopProbe()
    this.wire?.close()
  }

  private opened(): void {
    this.stopProbe()
    this.attempt = 0
    this.heardAt = Date.now()
    this.change('open')
    this.events.opened()
  }

  private received(event: MessageEvent): void {
    this.stopProbe()
    this.heardAt = Date.now()
    const message = read(event.data)
    if (message) this.events.received(message)
  }

  private stopProbe(): void {
    clearTimeout(this.probe)
    this.probe = undefined
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    wire?.close()
    this.lost()
  }

  private lost(): void {
    this.stopProbe()
    clearTimeout(this.timer)
    if (this.ended) return
    this.change('lost')
    this.timer = setTimeout(() => this.open(), delay(this.attempt))
    this.attempt += 1
  }

  private change(status: Status): void {
    this.status = status
    this.events.changed(status)
  }
}

function address(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}${at('/ws')}`
}

function read(data: unknown): ServerMessage | null {
  try {
    const message = JSON.parse(String(data))
    return typeof message?.type === 'string' ? message : null
  } catch {
    return null
  }
}
