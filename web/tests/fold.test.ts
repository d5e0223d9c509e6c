import { expect, test } from 'vitest'
import { fold, isMyTurn, isOver, missed, seatsFrom } from '../src/lib/fold'
import { acted, finished, table, view } from './samples'

const start = fold(null, table())!

test('a table message is the whole picture', () => {
  expect(start).toMatchObject({ id: 'T', number: 1, seat: 0, rematch: { agreed: [], next: null } })
  expect(fold(start, table({ number: 9, log: [] }))).toMatchObject({ number: 9, log: [] })
})

test('an act brings its log line, view, question and what is legal now', () => {
  const after = fold(start, acted(2))!

  expect(after.log.map((entry) => entry.number)).toEqual([1, 2])
  expect(after).toMatchObject({ number: 2, offers: [], question: 'Your opponent is thinking.' })
  expect(start.log).toHaveLength(1)
})

test('an act that is known already changes nothing', () => {
  const after = fold(start, acted(2))!

  expect(fold(after, acted(2))).toBe(after)
})

test('a gap in the numbers is noticed', () => {
  expect(missed(start, acted(2))).toBe(false)
  expect(missed(start, acted(3))).toBe(true)
  expect(missed(start, { ...acted(3), table: 'other' })).toBe(false)
})

test('messages about other tables, and before any table, change nothing', () => {
  expect(fold(start, { ...acted(2), table: 'other' })).toBe(start)
  expect(fold(null, acted(2))).toBeNull()
})

test('people come and go, and agree on another game', () => {
  const seats = [{ ...start.seats[0]!, online: false }, start.seats[1]!]

  const later = fold(start, { type: 'seats', table: 'T', seats, seat: 0, waiting: true })!
  const again = fold(later, { type: 'rematch', table: 'T', agreed: [0, 1], next: 'U' })!

  expect(later).toMatchObject({ waiting: true, number: 1 })
  expect(later.seats[0]!.online).toBe(false)
  expect(again.rematch).toEqual({ agreed: [0, 1], next: 'U' })
})

test('whose turn it is', () => {
  expect(isMyTurn(start)).toBe(true)
  expect(isMyTurn({ ...start, seat: null })).toBe(false)
  expect(isMyTurn({ ...start, waiting: true })).toBe(false)
  expect(isMyTurn(fold(start, acted(2))!)).toBe(false)
  expect(isOver(fold(start, acted(2, { view: view({ actors: [], outcome: finished }), result: finished }))!)).toBe(true)
})

test('the reader sits at the bottom, the others follow in order', () => {
  expect(seatsFrom(2, 0)).toEqual([1, 0])
  expect(seatsFrom(2, 1)).toEqual([0, 1])
  expect(seatsFrom(2, null)).toEqual([1, 0])
  expect(seatsFrom(4, 2)).toEqual([3, 0, 1, 2])
})
