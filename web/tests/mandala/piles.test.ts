import { expect, test } from 'vitest'
import { columns, worthless } from '../../src/games/mandala/harvest'
import { handLabel, pileWords } from '../../src/games/mandala/labels'
import { claimsOf, matching, offersOf } from '../../src/games/mandala/offers'
import { cardsOf, knownCup } from '../../src/games/mandala/view'
import { view } from './sample'

const LEGAL = ['build 1 red', 'grow 2 green 1', 'grow 2 green 2', 'discard green 1', 'discard red 1']

test('acts are read as offers; others are left out', () => {
  const offers = offersOf([...LEGAL, 'pass', 'claim red'])

  expect(offers).toHaveLength(5)
  expect(offers[0]).toEqual({ act: 'build 1 red', place: 'mountain 1', color: 'red', number: 1 })
  expect(offers[2]).toEqual({ act: 'grow 2 green 2', place: 'field 2', color: 'green', number: 2 })
  expect(offers[3]).toEqual({ act: 'discard green 1', place: 'discard', color: 'green', number: 1 })
})

test('offers are found by color, by place, and by both', () => {
  const offers = offersOf(LEGAL)

  expect(matching(offers, 'green', 'field 2').map(({ number }) => number)).toEqual([1, 2])
  expect(matching(offers, null, 'discard')).toHaveLength(2)
  expect(matching(offers, 'red', null)).toHaveLength(2)
  expect(matching(offers, 'black', null)).toEqual([])
})

test('claims by color', () => {
  expect(claimsOf(['claim red', 'claim black']).get('black')).toBe('claim black')
  expect(claimsOf(LEGAL).size).toBe(0)
})

test('a pile is sorted by color and told in words', () => {
  expect(cardsOf([0, 2, 0, 0, 0, 1])).toEqual([
    { color: 'green', number: 2 },
    { color: 'red', number: 1 },
  ])
  expect(pileWords([0, 2, 0, 0, 0, 1])).toBe('2 green, 1 red')
  expect(pileWords([0, 0, 0, 0, 0, 0])).toBe('empty')
})

test('a color in hand tells where it may go', () => {
  expect(handLabel('green', 2, matching(offersOf(LEGAL), 'green', null))).toBe('2 green in hand; may go to Field 2 or the discard pile')
  expect(handLabel('black', 1, [])).toBe('1 black in hand')
})

test('a cup is sorted by the river, with what it cannot count', () => {
  const cup = [4, 1, 0, 0, 0, 2]

  expect(columns(['red', 'black'], cup).slice(0, 3)).toEqual([
    { place: 1, color: 'red', number: 2, points: 2 },
    { place: 2, color: 'black', number: 4, points: 8 },
    { place: 3, color: null, number: 0, points: 0 },
  ])
  expect(worthless(['red', 'black'], cup)).toEqual([{ color: 'green', number: 1 }])
})

test('of another’s cup only what everybody saw is known', () => {
  const seen = view({ claimed: [[0, 0, 0, 0, 0, 0], [0, 0, 3, 0, 0, 0]], cup_sizes: [2, 5] })

  expect(knownCup(seen, 0)).toEqual({ known: [2, 0, 0, 0, 0, 0], hidden: 0 })
  expect(knownCup(seen, 1)).toEqual({ known: [0, 0, 3, 0, 0, 0], hidden: 2 })
})
