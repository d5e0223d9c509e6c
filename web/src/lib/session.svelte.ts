/** The page's session: who I am, the games of the house, and the line to the server. */

import type { Tag } from 'words:languages'
import { say as words } from 'words:first'
import * as api from './api'
import { home } from './base'
import type { Announced, ClientMessage, GameOffered, Me, ServerMessage } from './contract'
import { language } from './language.svelte'
import { Socket, type Status } from './socket'

type Listener = (message: ServerMessage) => void

/** Joining a table, in the reader's language. */
const greeting = (table: string): ClientMessage => ({ type: 'join', table, changes: true, language: language.tag })

const NOTICE_MS = 6000

class Session {
  me = $state.raw<Me | null>(null)
  games = $state.raw<GameOffered[]>([])
  status = $state<Status>('connecting')
  notice = $state('')
  failure = $state('')
  /** What the owners of the house tell everybody. */
  announced = $state.raw<Announced | null>(null)
  /** Counts the lines to the server, one after each interruption. */
  line = 0
  private socket: Socket | null = null
  private listeners = new Set<Listener>()
  private greetings = new Map<Listener, string>()
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

  /** The answer to the question for a name; where there is none, the one before stays. */
  async callMe(name: string): Promise<void> {
    if (name.trim()) await this.rename(name.trim())
  }

  send(message: ClientMessage): boolean {
    const sent = this.socket?.send(message) ?? false
    if (!sent) this.say(words('line-lost'))
    return sent
  }

  /** Hear every message of a table, from joining it (again after each interruption) until the answer is called. */
  attend(table: string, listener: Listener): () => void {
    this.listeners.add(listener)
    this.greetings.set(listener, table)
    if (this.status === 'open') this.socket?.send(greeting(table))
    return () => {
      this.listeners.delete(listener)
      this.greetings.delete(listener)
      this.socket?.send({ type: 'leave', table })
    }
  }

  /** Speak another language: every table is told anew, and the choice is kept with the person. */
  async speak(tag: Tag): Promise<void> {
    await language.choose(tag)
    if (this.status === 'open') this.greet()
    this.games = await api.getGames()
    if (this.me) this.me = await api.chooseLanguage(tag)
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

  private greet(): void {
    this.greetings.forEach((table) => this.socket?.send(greeting(table)))
  }

  private received(message: ServerMessage): void {
    if (message.type === 'announced') this.announced = message
    else this.listeners.forEach((listener) => listener(message))
  }

  private connect(): void {
    this.socket = new Socket({
      opened: () => {
        this.line += 1
        this.greet()
      },
      received: (message) => this.received(message),
      changed: (status) => (this.status = status),
      signedOut: () => location.assign(home),
    })
    this.socket.open()
    this.socket.beat(() => this.greetings.size > 0)
    const check = () => {
      const table = this.greetings.values().next().value
      this.socket?.check(table === undefined ? null : greeting(table))
    }
    addEventListener('online', check)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
  }
}

export const session = new Session()
