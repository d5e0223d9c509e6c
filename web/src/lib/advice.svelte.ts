/** Questions that take the server a while: hints, a review, the par of a game alone. One at a time. */

import type { HintShown, ParShown, ReviewShown } from './contract'
import { reviewed, type Review } from './review'

export type Question = 'hints' | 'review' | 'par'

export class Advice {
  /** Good acts for the reader, while the question they were asked for is open; one of them may be lit. */
  hints = $state.raw<HintShown[] | null>(null)
  lit = $state<number | null>(null)
  review = $state.raw<Review | null>(null)
  /** The par of a game alone, as far as it was found. */
  par = $state.raw<ParShown | null>(null)
  /** What is being answered. */
  asking = $state<Question | null>(null)
  /** Why a review stopped on its way. */
  trouble = $state('')

  constructor(
    private readonly send: (question: Question) => boolean,
    private readonly say: (text: string) => void,
  ) {}

  ask(question: Question): void {
    if (this.asking) return
    this.trouble = ''
    if (this.send(question)) this.asking = question
  }

  // Hints

  get lamp(): HintShown | null {
    return this.lit === null ? null : (this.hints?.[this.lit] ?? null)
  }

  light(index: number | null): void {
    this.lit = index
  }

  closeHints(): void {
    if (this.asking === 'hints') this.asking = null
    this.hints = null
    this.lit = null
  }

  /** Hints that nobody waits for any more are not shown, nor those for a position that is past. */
  hinted(hints: HintShown[], fresh: boolean): void {
    if (this.asking !== 'hints') return
    this.asking = null
    if (!fresh) return
    this.hints = hints
    this.lit = hints.length ? 0 : null
  }

  // What comes in parts

  compared(par: ParShown): void {
    this.par = par
    if (this.asking === 'par' && par.share >= 1) this.asking = null
  }

  looked(message: ReviewShown): void {
    this.review = reviewed(this.review, message)
    if (this.asking === 'review' && this.review.done >= this.review.total) this.asking = null
  }

  // Trouble

  /** A review that stops on its way says so where it is shown; anything else is told for a moment. */
  failed(text: string): void {
    if (this.asking === 'review') this.trouble = text
    else this.say(text)
    this.asking = null
  }

  /** After an interruption the server has forgotten what was asked. */
  askAgain(): void {
    const asked = this.asking
    this.asking = null
    if (asked === 'review' || asked === 'par') this.ask(asked)
  }
}
