/** A series: one act after the other, as the server confirms each. */

import type { Offer } from './contract'

/** Picks the next act of a series from those that are offered; undefined ends it. */
export type Pick = (offers: readonly Offer[]) => Offer | undefined

/** Each act of a series is seen. */
const BEAT_MS = 320

export class Series {
  /** True while it runs by itself. */
  running = $state(false)
  private pick: Pick | null = null
  private beat: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly offers: () => readonly Offer[] | null,
    private readonly act: (act: string) => void,
  ) {}

  start(pick: Pick): void {
    this.pick = pick
    this.running = true
    this.goOn()
  }

  /** An act was confirmed: the next one follows in a moment. */
  confirmed(): void {
    if (!this.pick) return
    clearTimeout(this.beat)
    this.beat = setTimeout(() => this.goOn(), BEAT_MS)
  }

  stop(): void {
    this.pick = null
    this.running = false
  }

  private goOn(): void {
    const offers = this.offers()
    const next = offers && this.pick?.(offers)
    if (next) this.act(next.act)
    else this.stop()
  }
}
