/** Stepping through a finished game: frames of the past, asked for once each. */

import type { Entry, View } from './contract'

export interface Frame {
  number: number
  /** Whose cards are shown; null: those that the reader saw. */
  eyes: number | null
  view: View
  entry: Entry | null
}

/** A slider does not ask for every frame that it passes. */
const FRAME_BEAT_MS = 90

export class Replay {
  /** The frame that is shown; null is the present. */
  frame = $state.raw<Frame | null>(null)
  /** The seat through whose eyes the game is looked at; null: the reader's own. */
  eyes = $state<number | null>(null)
  private wanted = $state<number | null>(null)
  private frames = new Map<string, Frame>()
  private asked: number | null = null
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly length: () => number,
    private readonly send: (number: number, eyes: number | null) => void,
  ) {}

  /** How many acts the shown position has behind it. */
  get position(): number {
    return this.frame?.number ?? this.length()
  }

  /** The position that was asked for; it is shown as soon as it comes. */
  get goal(): number {
    return this.wanted ?? this.position
  }

  /** Look through other eyes. */
  look(eyes: number | null): void {
    this.eyes = eyes
    this.show(this.goal)
  }

  /** The last position is the table itself. */
  show(number: number): void {
    const wanted = Math.max(0, Math.min(number, this.length()))
    this.wanted = wanted
    if (wanted === this.length() && this.eyes === null) return void (this.frame = null)
    const known = this.frames.get(`${this.eyes} ${wanted}`)
    if (known) this.frame = known
    else this.ask()
  }

  step(by: number): void {
    this.show(this.goal + by)
  }

  receive(frame: Frame): void {
    this.frames.set(`${frame.eyes} ${frame.number}`, frame)
    if (frame.number === this.wanted && frame.eyes === this.eyes) this.frame = frame
  }

  /** Ask for the wanted frame; while a slider is drawn, only now and then. */
  private ask(): void {
    if (this.pause !== undefined || this.wanted === null) return
    this.asked = this.wanted
    this.send(this.wanted, this.eyes)
    this.pause = setTimeout(() => {
      this.pause = undefined
      if (this.wanted !== this.asked && this.wanted !== this.position) this.show(this.wanted!)
    }, FRAME_BEAT_MS)
  }
}
