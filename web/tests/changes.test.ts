import { expect, test } from 'vitest'
import { changed } from '../src/lib/changes'
import type { View } from '../src/lib/contract'

test('what changed is put where it belongs, and the view before stays as it was', () => {
  const before = { seat: 0, board: ['red', null], hands: [{ size: 2 }, { size: 3 }] } as unknown as View

  const after = changed(before, [
    { path: ['board', 1], value: 'green' },
    { path: ['hands', 0, 'size'], value: 1 },
    { path: ['outcome'], value: null },
  ])

  expect(after).toEqual({ seat: 0, board: ['red', 'green'], hands: [{ size: 1 }, { size: 3 }], outcome: null })
  expect(before).toEqual({ seat: 0, board: ['red', null], hands: [{ size: 2 }, { size: 3 }] })
  expect(changed(before, [{ path: [], value: after }])).toBe(after)
})
