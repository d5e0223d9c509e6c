import { describe, expect, it } from 'vitest'
import { clockFace, isShort, leftAt, rests } from '../src/lib/times'

const DAY = 86_400_000
const times = { left: [60_000, 90_000], since: 1000, running: [0], rests: [0, 0], holidays: [7, 7], least: [60_000, 90_000] }

describe('the players’ clocks', () => {
  it('run for who is on turn only, and not below zero', () => {
    expect(leftAt(times, 0, 11_000)).toBe(50_000)
    expect(leftAt(times, 1, 11_000)).toBe(90_000)
    expect(leftAt(times, 0, 999_000)).toBe(0)
    expect(leftAt(times, 0, null)).toBe(60_000)
  })

  it('rest on holidays', () => {
    const away = { ...times, rests: [DAY + 1000, 0] }
    expect(leftAt(away, 0, DAY)).toBe(60_000)
    expect(leftAt(away, 0, DAY + 2000)).toBe(59_000)
    expect([rests(away, 0, DAY), rests(away, 1, DAY)]).toEqual([true, false])
  })

  it('show what is left', () => {
    expect([3 * DAY + 2 * 3_600_000, 3_600_000 + 90_000, 65_000, 400, 0].map(clockFace)).toEqual(['3 d 2 h', '1 h 1 min', '1:05', '0:01', '0:00'])
    expect([59_000, 61_000].map(isShort)).toEqual([true, false])
  })
})
