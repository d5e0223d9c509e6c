import { describe, expect, test } from 'vitest'
import { alternatives, fortune, gain, grade, judgment, line, loss, nextSwing, percent, reviewed, roughly, swings } from '../src/lib/review'
import { figure, strength } from '../src/lib/strength'
import type { HintShown, ActReviewed, ReviewShown } from '../src/lib/contract'

const hint = (act: string, win_chance: number): HintShown => ({ act, text: act, win_chance, why: 'why', verdict: null })

const act = (number: number, best: number, played: number, more: Partial<ActReviewed> = {}): ActReviewed => ({
  number,
  seat: number % 2,
  act: 'flip d5',
  text: 'Flip red on d5',
  win_chance: best,
  after_act: played,
  verdict: null,
  chances: number % 2 ? [1 - best, best] : [best, 1 - best],
  doubt: 0.05,
  luck: [],
  skill: [],
  best: [hint(best === played ? 'flip d5' : 'swap e5', best), hint('flip c3', played)],
  ...more,
})

const message = (acts: ActReviewed[], more: Partial<ReviewShown> = {}): ReviewShown => ({
  type: 'review',
  table: 'T',
  done: acts.at(-1)?.number ?? 0,
  total: 4,
  acts,
  results: [0, 1],
  ...more,
})

describe('a review', () => {
  test('grows with each message', () => {
    const first = reviewed(null, message([act(1, 0.5, 0.5)]))
    const second = reviewed(first, message([act(2, 0.6, 0.5)]))

    expect([...second.acts.keys()]).toEqual([1, 2])
    expect(second.done).toBe(2)
  })

  test('asked for again does not lose what is known', () => {
    const known = reviewed(null, message([act(1, 0.5, 0.5), act(2, 0.6, 0.5)]))

    expect(reviewed(known, message([], { done: 0 })).done).toBe(2)
  })

  test('has a line for each seat that ends in the result', () => {
    const part = reviewed(null, message([act(1, 0.5, 0.5), act(2, 0.6, 0.5)]))
    const whole = reviewed(part, message([act(3, 0.7, 0.7), act(4, 0.2, 0.2)]))

    expect(line(part, 0)).toEqual([
      { position: 0, chance: 0.5, doubt: 0.05 },
      { position: 1, chance: 0.6, doubt: 0.05 },
    ])
    expect(line(whole, 1).at(-1)).toEqual({ position: 4, chance: 1, doubt: 0 })
  })

  test('finds the acts that cost much, forward and back', () => {
    const review = reviewed(null, message([act(1, 0.5, 0.4), act(2, 0.6, 0.59), act(3, 0.9, 0.3), act(4, 0.5, 0.5)]))

    expect(swings(review).map(({ number }) => number)).toEqual([1, 3])
    expect(swings(review, 0)).toEqual([])
    expect(nextSwing(review, 1, 1, 1)).toBe(3)
    expect(nextSwing(review, 1, 1)).toBe(3)
    expect(nextSwing(review, 3, -1)).toBe(1)
    expect(nextSwing(review, 3, 1)).toBeUndefined()
  })
})

describe('an act', () => {
  test('is judged by what it gave away', () => {
    expect(grade(act(1, 0.5, 0.5))).toBe('best')
    expect(grade(act(1, 0.5, 0.47))).toBe('good')
    expect(grade(act(1, 0.5, 0.4))).toBe('slip')
    expect(grade(act(1, 0.5, 0.2))).toBe('mistake')
    expect(judgment(act(1, 0.5, 0.2))).toBe('A mistake: gave away 30 %.')
  })

  test('without a choice is no mistake', () => {
    const forced = act(1, 0.5, 0.1, { best: [] })

    expect(grade(forced)).toBe('forced')
    expect(loss(forced)).toBe(0)
  })

  test('is not listed as an alternative to itself', () => {
    expect(alternatives(act(1, 0.5, 0.5)).map(({ act }) => act)).toEqual(['flip c3'])
  })

  test('that cost much is compared with better ones only', () => {
    expect(alternatives(act(1, 0.5, 0.2)).map(({ act }) => act)).toEqual(['swap e5'])
  })
})

test('a chance is never called certain before it is', () => {
  expect([0, 0.001, 0.125, 0.999, 1].map(percent)).toEqual(['0 %', '< 1 %', '13 %', '> 99 %', '100 %'])
})

test('the strength of a bot is told in words, with the figure behind them', () => {
  expect(strength({ rating: 1459.3, error: 90.4 })).toBe('strong')
  expect(strength({ rating: 1000, error: 0 })).toBe('gentle')
  expect(strength({ rating: null, error: null })).toBeNull()
  expect(strength(undefined)).toBeNull()
  expect(figure({ rating: 1459.3, error: 90.4 })).toContain('1459 ± 90')
  expect(figure({ rating: 1000, error: 0 })).toContain('Measured 1000.')
})

test('a chance says how sure it is', () => {
  expect(roughly({ position: 1, chance: 0.54, doubt: 0.06 })).toBe('54 % ± 6')
  expect(roughly({ position: 1, chance: 0.54, doubt: 0.001 })).toBe('54 %')
})

describe('luck and skill', () => {
  const lucky = (number: number, luck: number, skill: number) => act(number, 0.5, 0.5, { luck: [luck, -luck], skill: [skill, -skill] })

  test('are two lines that begin at nothing and add up to the result', () => {
    const review = reviewed(null, message([lucky(1, 0.1, -0.05), lucky(2, 0.3, 0.2)], { total: 2 }))

    expect(fortune(review, 0)).toEqual([
      { position: 0, luck: 0, skill: 0 },
      { position: 1, luck: 0.1, skill: -0.05 },
      { position: 2, luck: 0.3, skill: 0.2 },
    ])
    expect(fortune(review, 1).at(-1)).toEqual({ position: 2, luck: -0.3, skill: -0.2 })
  })

  test('are not told in games without draws', () => {
    expect(fortune(reviewed(null, message([act(1, 0.5, 0.5)])), 0)).toEqual([])
  })

  test('are told as wins of a hundred games', () => {
    expect([0.124, -0.3, 0.001].map(gain)).toEqual(['+12', '−30', '±0'])
  })
})
