import { expect, test } from 'vitest'
import { apart, named } from '../src/lib/names'
import { table } from './samples'

const { seats } = table()

test('a mark becomes the name of its seat', () => {
  expect(named('traded hands with @1', seats)).toBe('traded hands with Still Mind')
})

test('the reader is called you, at the beginning of a sentence as elsewhere', () => {
  expect(named('chose @0', seats)).toBe('chose you')
  expect(named('@0 may sit down', seats)).toBe('You may sit down')
})

test('a sentence without marks stays as it is', () => {
  expect(named('took Crane', seats)).toBe('took Crane')
})

test('players of one name are told apart by numbers; open seats have none', () => {
  const names = ['Mira', 'Sand', 'Sand', '', '']
  expect(apart(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual(['Mira', 'Sand 1', 'Sand 2', '', ''])
})
