/** A finished game looked at again: chances over time, and where somebody could have done better. */

import { say } from 'words:table'
import type { ActReviewed, ReviewShown } from './contract'

export interface Review {
  done: number
  total: number
  acts: ReadonlyMap<number, ActReviewed>
  results: number[]
}

/** How much of a winning chance an act must give away to be called a slip, and a mistake. */
const SLIP = 0.08
const MISTAKE = 0.18

export type Grade = 'best' | 'good' | 'slip' | 'mistake' | 'forced'

/** The review after a message; the first message of an answer starts from the beginning. */
export function reviewed(review: Review | null, message: ReviewShown): Review {
  const { done, total, results } = message
  const acts = new Map(review?.acts)
  for (const act of message.acts) acts.set(act.number, act)
  return { done: Math.max(done, review?.done ?? 0), total, acts, results }
}

/** What an act gave away, as a part of 1. */
export const loss = (act: ActReviewed) => (act.best.length ? Math.max(0, act.win_chance - act.after_act) : 0)

export function grade(act: ActReviewed): Grade {
  if (!act.best.length) return 'forced'
  if (loss(act) >= MISTAKE) return 'mistake'
  if (loss(act) >= SLIP) return 'slip'
  return act.best[0]!.act === act.act ? 'best' : 'good'
}

export const isSwing = (act: ActReviewed) => loss(act) >= SLIP

/** The acts that cost much, in their order: those of one seat, or of all. */
export const swings = (review: Review, seat: number | null = null) =>
  [...review.acts.values()].filter((act) => isSwing(act) && (seat === null || act.seat === seat)).sort((a, b) => a.number - b.number)

/** The next act that cost much after a position, or the last one before it. */
export function nextSwing(review: Review, position: number, step: 1 | -1, seat: number | null = null): number | undefined {
  const numbers = swings(review, seat).map((act) => act.number)
  return step === 1 ? numbers.find((number) => number > position) : numbers.findLast((number) => number < position)
}

export interface Dot {
  position: number
  chance: number
  /** How far the chance may be off. */
  doubt: number
}

/** The chances of a seat at each position that is known; the results are what they came to. */
export function line(review: Review, seat: number): Dot[] {
  const dots: Dot[] = []
  for (let number = 1; number <= review.total; number++) {
    const act = review.acts.get(number)
    const chance = act?.chances[seat]
    if (act && chance !== undefined) dots.push({ position: number - 1, chance, doubt: act.doubt })
  }
  if (review.done >= review.total) dots.push({ position: review.total, chance: review.results[seat] ?? 0, doubt: 0 })
  return dots
}

/** What luck and moves have brought a seat, each as a line that begins at 0; nothing in games without draws. */
export function fortune(review: Review, seat: number): { position: number; luck: number; skill: number }[] {
  const found = [...review.acts.values()].filter((act) => act.luck.length).sort((a, b) => a.number - b.number)
  if (!found.length) return []
  return [{ position: 0, luck: 0, skill: 0 }, ...found.map((act) => ({ position: act.number, luck: act.luck[seat] ?? 0, skill: act.skill[seat] ?? 0 }))]
}

/** "+12", "−30", "±0": of a hundred games, what something was worth. */
export function gain(part: number): string {
  const whole = Math.round(part * 100)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '±0'
}

/** "+12 %", "54 %", "< 1 %": a chance as people read it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '< 1 %'
  if (chance < 1 && chance > 0.995) return '> 99 %'
  return `${Math.round(chance * 100)} %`
}

/** "54 %, give or take 6": a chance and how sure it is. */
export const roughly = ({ chance, doubt }: Dot) => (doubt < 0.015 ? percent(chance) : `${percent(chance)} ± ${Math.round(doubt * 100)}`)

/** What is said about an act that was played. */
export function judgment(act: ActReviewed): string {
  switch (grade(act)) {
    case 'forced':
      return say('no-choice')
    case 'best':
      return say('best-move')
    case 'good':
      return loss(act) < 0.01 ? say('as-good') : say('good-move', { loss: percent(loss(act)) })
    case 'slip':
      return say('gave-away', { loss: percent(loss(act)) })
    default:
      return say('mistake', { loss: percent(loss(act)) })
  }
}

/** Other acts: after one that cost much only better ones, else whatever else was good. */
export const alternatives = (act: ActReviewed) =>
  act.best.filter((hint) => hint.act !== act.act && (!isSwing(act) || hint.win_chance > act.after_act))
