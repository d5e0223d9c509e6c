import { expect, test } from 'vitest'
import { handLabel, pileWords } from '../../src/games/mandala/labels'
import { claimsOf, matching, playsOf } from '../../src/games/mandala/offers'
import { cardsOf, knownCup } from '../../src/games/mandala/view'
import { offers, view } from './sample'

const ACTS = ['build 1 red', 'grow 2 green 1', 'grow 2 green 2', 'discard green 1', 'discard red 1']
const PLAYS = playsOf(offers(...ACTS))

test('what brings cards somewhere is a play; other offers are left out', () => {
  const plays = playsOf(offers(...ACTS, 'pass', 'claim red'))

  expect(plays).toHaveLength(5)
  expect(plays[0]).toMatchObject({ act: 'build 1 red', place: 'mountain 1', color: 'red', number: 1 })
  expect(plays[2]).toMatchObject({ act: 'grow 2 green 2', place: 'field 2', color: 'green', number: 2 })
  expect(plays[3]).toMatchObject({ act: 'discard green 1', place: 'discard', color: 'green', number: 1 })
})

test('plays are found by color, by place, and by both', () => {
  expect(matching(PLAYS, 'green', 'field 2').map(({ number }) => number)).toEqual([1, 2])
  expect(matching(PLAYS, null, 'discard')).toHaveLength(2)
  expect(matching(PLAYS, 'red', null)).toHaveLength(2)
  expect(matching(PLAYS, 'black', null)).toEqual([])
})

test('claims by color', () => {
  expect(claimsOf(offers('claim red', 'claim black')).get('black')).toBe('claim black')
  expect(claimsOf(offers(...ACTS)).size).toBe(0)
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
  expect(handLabel('green', 2, matching(PLAYS, 'green', null))).toBe('2 green in hand; may go to Field 2 or the discard pile')
  expect(handLabel('black', 1, [])).toBe('1 black in hand')
})

test('of another’s cup only what everybody saw is known', () => {
  const seen = view({ claimed: [[0, 0, 0, 0, 0, 0], [0, 0, 3, 0, 0, 0]], cup_sizes: [2, 5] })

  expect(knownCup(seen, 0)).toEqual({ known: [2, 0, 0, 0, 0, 0], hidden: 0 })
  expect(knownCup(seen, 1)).toEqual({ known: [0, 0, 3, 0, 0, 0], hidden: 2 })
})

test('a closed cup shows nothing but how many cards there are', () => {
  const seen = view({ cups_shown: 'closed', in_sight: [true, false], claimed: [[0, 0, 0, 0, 0, 0], [0, 0, 3, 0, 0, 0]], cup_sizes: [2, 5] })

  expect(knownCup(seen, 1)).toEqual({ known: [], hidden: 5 })
})
