import { describe, expect, it } from 'vitest'
import { clockWords, span, told, USUAL } from '../src/lib/terms'

const clock = (more: Partial<typeof USUAL.clock>) => ({ ...USUAL, clock: { ...USUAL.clock, ...more } })

describe('terms in words', () => {
  it('tells spans in the largest unit that fits', () => {
    expect([1, 90, 300, 3600, 86_400, 604_800].map(span)).toEqual(['1 second', '2 minutes', '5 minutes', '1 hour', '1 day', '7 days'])
  })

  it('tells what happens at zero before anybody sits down', () => {
    expect(told(clock({ kind: 'live' }), 2)[0]).toContain('has lost')
    expect(told(clock({ kind: 'live' }), 3)[0]).toContain('a bot plays on')
    expect(told(USUAL, 2)).toEqual(['No clock runs.', 'After 5 minutes away on turn, the other may end the game or let a bot stand in.'])
    expect(told(USUAL, 3)[1]).toContain('play on without that seat')
  })

  it('waits for nobody by correspondence but for their days', () => {
    expect(told(clock({ kind: 'days', holidays: 0 }), 2)).toEqual(['Everybody has 3 days for each move.', 'Whose time is up has lost.'])
  })

  it('is short on a chip', () => {
    expect(clockWords(clock({ kind: 'live', minutes: 5, seconds: 3 }).clock)).toBe('5 min + 3 s')
    expect(clockWords(clock({ kind: 'days', days: 1 }).clock)).toBe('1 day a move')
  })
})
