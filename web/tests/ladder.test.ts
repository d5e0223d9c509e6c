import { describe, expect, it } from 'vitest'
import type { Meeting, Rung } from '../src/lib/contract'
import { bars, crossing, percent, short } from '../src/lib/ladder'

const met: Meeting[] = [{ first: 'greedy', second: 'random', games: 4, share: 0.75, low: 0.5, high: 0.9 }]

const rung = (rating: number, error: number) => ({ rating, error }) as Rung

describe('the cross-table', () => {
  it('tells what the row took from the column', () => {
    expect(crossing(met, 'greedy', 'random')).toMatchObject({ share: 0.75, games: 4 })
  })
  it('turns a meeting around for the other one', () => {
    const found = crossing(met, 'random', 'greedy')!
    expect([found.share, found.low, found.games]).toEqual([0.25, 1 - 0.9, 4])
    expect(found.high).toBe(0.5)
  })
  it('has nothing for those who have not met', () => {
    expect(crossing(met, 'greedy', 'uct')).toBeNull()
  })
})

describe('bars', () => {
  it('lie between the lowest and the highest that a rating may be', () => {
    expect(bars([rung(1200, 100), rung(1000, 0)])).toEqual([
      { from: 100 / 3, to: 100, at: 200 / 3 },
      { from: 0, to: 0, at: 0 },
    ])
  })
  it('are in the middle where all are alike', () => {
    expect(bars([rung(1000, 0), rung(1000, 0)]).map(({ at }) => at)).toEqual([50, 50])
  })
})

it('names a bot without the folders of its file', () => {
  expect(['level4', './bots/mine.py:Mine', 'run:./engines/fast --now', 'search@0.1s'].map(short)).toEqual([
    'level4',
    'mine.py:Mine',
    'run:fast --now',
    'search@0.1s',
  ])
  expect(percent(0.625)).toBe('63 %')
})
