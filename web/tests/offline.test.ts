import { expect, test } from 'vitest'
import type { PuzzleKept, PuzzleShown, PuzzleSolved } from '../src/lib/contract'
import { tryPuzzle } from '../src/lib/offline'

const solved = (right: boolean) => ({ right, answer: ['flip d4'] }) as PuzzleSolved
const shown = (more: Partial<PuzzleShown> = {}) => ({ game: 'patterns', acts: [], offers: [], seconds: 0, text: '', solved: null, ...more }) as unknown as PuzzleShown
const kept: PuzzleKept = { given: shown(), right: shown({ solved: solved(true) }), wrong: shown({ solved: solved(false) }) }

test('the answer solves a kept puzzle, and any other act does not', () => {
  expect(tryPuzzle(kept, kept.given, { act: 'flip d4' }, '', null)).toEqual({ ...kept.right, acts: ['flip d4'] })
  expect(tryPuzzle(kept, kept.given, { act: 'flip e4' }, '', null)).toEqual({ ...kept.wrong, acts: ['flip e4'] })
})

test('whoever gives up is shown the answer', () => {
  expect(tryPuzzle(kept, kept.given, { give_up: true }, '', null).solved?.right).toBe(false)
})

test('a place that offers nothing ends nothing', () => {
  const after = tryPuzzle(kept, kept.given, { target: 'd4' }, 'Not here.', null)

  expect(after.text).toBe('Not here.')
  expect(after.solved).toBeNull()
})
