/** The coach at a table against bots: asked before an act is done. It warns once a turn at most, and says afterwards what mattered. */

import type { CoachTold } from './contract'

const KEY = 'sandtable.coach'
/** Nobody waits longer for a word: then the act is done without it. */
const PATIENCE_MS = 5000

function kept(): boolean {
  try {
    return globalThis.localStorage?.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** Whether there is a coach: a person's choice, for every table in this browser. */
class Choice {
  on = $state(kept())

  choose(on: boolean): void {
    this.on = on
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // A browser that keeps nothing has a coach until the page is closed.
    }
  }
}

export const coaching = new Choice()

export class Coach {
  /** What is asked before the act is done; the reader plays it anyway, or thinks again. */
  warning = $state.raw<CoachTold | null>(null)
  /** What mattered in the turn that is over. */
  said = $state.raw<CoachTold | null>(null)
  /** The act that waits for a word. */
  asked: string | null = null
  private warned = false
  private most: CoachTold | null = null
  private waiting: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly send: (act: string) => boolean,
    private readonly go: (act: string) => void,
  ) {}

  /** Whether the act has to wait for a word. */
  look(act: string): boolean {
    this.warning = null
    this.said = null
    if (!this.send(act)) return false
    this.asked = act
    this.waiting = setTimeout(() => this.enough(), PATIENCE_MS)
    return true
  }

  /** The word came: the act is done, or there is a warning first. */
  hear(told: CoachTold): void {
    if (told.act !== this.asked) return
    if (told.warn && !this.warned) {
      this.settle()
      this.warned = true
      this.warning = told
    } else {
      this.remember(told)
      this.enough()
    }
  }

  /** No word is worth waiting for any more: what was asked about is done. */
  enough(): void {
    const act = this.asked
    this.settle()
    if (act !== null) this.go(act)
  }

  /** The reader has read the warning and plays it all the same. */
  anyway(): void {
    const { warning } = this
    this.warning = null
    if (!warning) return
    this.remember(warning)
    this.go(warning.act)
  }

  rethink(): void {
    this.warning = null
  }

  /** The reader's turn is over: one sentence of what mattered in it. */
  turned(): void {
    this.said = this.most?.why ? this.most : null
    this.most = null
    this.warned = false
    this.warning = null
  }

  private remember(told: CoachTold): void {
    const lost = ({ wins, best_wins, points }: CoachTold) => best_wins - wins + points
    if (told.why && (!this.most || lost(told) >= lost(this.most))) this.most = told
  }

  private settle(): void {
    clearTimeout(this.waiting)
    this.asked = null
  }
}
