/** The page's session: who I am, the games of the house, and the line to the server. */

import * as api from './api'
import { home } from './base'
import type { Announced, ClientMessage, GameOffered, Me, ServerMessage } from './contract'
import { Socket, type Status } from './socket'

type Listener = (message: ServerMessage) => void

const NOTICE_MS = 6000

class Session {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameOffered[]>([])
  status = $state<Status>('connecting')
  notice = $state('')
  failure = $state('')
  /** What the owners of the house tell everybody. */
  announced = $state.raw<Announced | null>(null)
  private socket: Socket | null = null
  private listeners = new Set<Listener>()
  private greetings = new Map<Listener, ClientMessage>()
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Get an identity first: the socket is known by its cookie. Nothing else waits for another. */
  async start(): Promise<void> {
    const games = api.getGames()
    try {
      this.me = await api.getMe()
      if (!this.socket) this.connect()
      this.games = await games
      this.announced = await api.getAnnouncement()
      this.failure = ''
    } catch (problem) {
      games.catch(() => undefined)
      this.failure = (problem as Error).message
      setTimeout(() => void this.start(), 2000)
    }
  }

  game(name: string): GameOffered | undefined {
    return this.games.find((game) => game.name === name)
  }

  /** Who I am may have changed: a guest became a member. */
  async refresh(): Promise<void> {
    this.me = await api.getMe()
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name)
  }

  send(message: ClientMessage): boolean {
    const sent = this.socket?.send(message) ?? false
    if (!sent) this.say('The connection is lost; this page is trying to get it back.')
    return sent
  }

  /** Hear every message of a table, from joining it (again after each interruption) until the answer is called. */
  attend(table: string, listener: Listener): () => void {
    const greeting = { type: 'join', table, changes: true } as const
    this.listeners.add(listener)
    this.greetings.set(listener, greeting)
    if (this.status === 'open') this.socket?.send(greeting)
    return () => {
      this.listeners.delete(listener)
      this.greetings.delete(listener)
      this.socket?.send({ type: 'leave', table })
    }
  }

  /** Hear everything that comes, until the answer is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Show a sentence for a while. */
  say(text: string): void {
    this.notice = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.notice = ''), NOTICE_MS)
  }

  private received(message: ServerMessage): void {
    if (message.type === 'announced') this.announced = message
    else this.listeners.forEach((listener) => listener(message))
  }

  private connect(): void {
    this.socket = new Socket({
      opened: () => this.greetings.forEach((greeting) => this.socket?.send(greeting)),
      received: (message) => this.received(message),
      changed: (status) => (this.status = status),
      signedOut: () => location.assign(home),
    })
    this.socket.open()
    this.socket.beat(() => this.greetings.size > 0)
    const check = () => this.socket?.check(this.greetings.values().next().value ?? null)
    addEventListener('online', check)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
  }
}

export const session = new Session()
