import { expect, test } from 'vitest'
import { change } from '../../src/games/patterns/changes'
import type { PatternsView } from '../../src/games/patterns/view'
import { view } from '../samples'

const board = (more: PatternsView['board']) => ({ ...view().board, ...more })

test('a token that was turned over', () => {
  const after = view({ board: board({ d4: { color: 'red', seat: 1 } }) })

  expect(change(view(), after)).toEqual({ kind: 'flip', space: 'd4', seat: 1, color: 'red' })
})

test('a token that was traded with the bowl', () => {
  const after = view({ board: board({ d4: { color: 'purple', seat: 0 } }), bowls: ['red', 'yellow'] })

  expect(change(view(), after)).toEqual({ kind: 'trade', space: 'd4', seat: 0, placed: 'purple', taken: 'red' })
})

test('a new group in the color of the token taken is a trade, too', () => {
  const before = view({ bowls: ['red', 'yellow'] })
  const after = view({ bowls: ['red', 'yellow'], board: board({ d4: { color: 'red', seat: 0, claim: 1 } }) })

  expect(change(before, after)).toMatchObject({ kind: 'trade', placed: 'red', taken: 'red' })
})

test('the bowl tokens that were chosen', () => {
  const before = view({ phase: 'choosing', aside: ['purple', 'yellow'], bowls: [null, null] })

  expect(change(before, view())).toEqual({
    kind: 'bowls',
    bowls: ['purple', 'yellow'],
    aside: ['purple', 'yellow'],
  })
})

test('nothing moves on a first sight, a jump, a step back, or without a change', () => {
  const one = view({ board: board({ d4: { color: 'red', seat: 0 } }) })
  const two = view({ board: board({ d4: { color: 'red', seat: 0 }, d5: { color: 'green', seat: 1 } }) })

  expect(change(null, one)).toBeNull()
  expect(change(view(), two)).toBeNull()
  expect(change(one, view())).toBeNull()
  expect(change(one, one)).toBeNull()
})
