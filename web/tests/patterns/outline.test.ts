import { describe, expect, test } from 'vitest'
import { groupsOf } from '../../src/games/patterns/groups'
import { outline } from '../../src/games/patterns/outline'

const SHARP = { inset: 0, outer: 0, inner: 0 }

/** The corners of each loop of a path without roundings. */
function corners(spaces: string[], style = SHARP): string[][] {
  return outline(spaces, style)
    .split(' Z')
    .filter((loop) => loop.trim())
    .map((loop) => [...loop.matchAll(/[ML](-?\d+,-?\d+)/g)].map((match) => match[1]!))
}

describe('the outline of a group', () => {
  test('of one space is its square, clockwise', () => {
    expect(corners(['a8'])).toEqual([['100,0', '100,100', '0,100', '0,0']])
  })

  test('of neighbors is one shape without the edge between them', () => {
    expect(corners(['a6', 'b6'])).toEqual([['200,200', '200,300', '0,300', '0,200']])
  })

  test('keeps spaces apart that touch over a diagonal only', () => {
    expect(corners(['c5', 'd4'])).toHaveLength(2)
    expect(corners(['d5', 'c4'])).toHaveLength(2)
  })

  test('goes around a corner: one that goes in, five that stick out', () => {
    expect(corners(['c5', 'c4', 'd4'])[0]).toHaveLength(6)
  })

  test('leaves a hole open', () => {
    const ring = ['c5', 'd5', 'e5', 'c4', 'e4', 'c3', 'd3', 'e3']

    const loops = corners(ring)

    expect(loops).toHaveLength(2)
    expect(loops.map((loop) => loop.length)).toEqual([4, 4])
  })

  test('runs inside by its inset, at corners of both kinds', () => {
    expect(corners(['a8'], { ...SHARP, inset: 5 })[0]).toEqual(['95,5', '95,95', '5,95', '5,5'])
    expect(corners(['c5', 'c4', 'd4'], { ...SHARP, inset: 5 })[0]).toContain('295,405')
  })

  test('is round with a radius of half a space', () => {
    const path = outline(['a8'], { inset: 0, outer: 50, inner: 0 })

    expect(path.match(/A50,50 0 0 1/g)).toHaveLength(4)
    expect(path).toContain('M50,0 A50,50 0 0 1 100,50')
  })

  test('bends the other way where it goes in', () => {
    expect(outline(['c5', 'c4', 'd4'], { inset: 5, outer: 40, inner: 10 })).toMatch(/A10,10 0 0 0/)
  })
})

test('groups are gathered by owner and color, with their claim marker', () => {
  const groups = groupsOf({
    d4: { color: 'red', seat: 0, claim: 1 },
    d5: { color: 'red', seat: 0 },
    f4: { color: 'red', seat: 1, claim: 2 },
    e4: { color: 'red' },
  })

  expect(groups).toEqual([
    { seat: 0, color: 'red', spaces: ['d5', 'd4'], claim: { number: 1, space: 'd4' } },
    { seat: 1, color: 'red', spaces: ['f4'], claim: { number: 2, space: 'f4' } },
  ])
})

test('a token on its way does not belong to its group yet', () => {
  const board = { d4: { color: 'red', seat: 0, claim: 1 }, d5: { color: 'red', seat: 0 } } as const

  expect(groupsOf(board, 'd5')[0]!.spaces).toEqual(['d4'])
  expect(groupsOf({ d4: board.d4 }, 'd4')).toEqual([])
})
