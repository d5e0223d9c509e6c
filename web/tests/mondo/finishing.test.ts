/** A world that one of our puzzles left with two open spaces, finished where there is no server. */

import { expect, test } from 'vitest'
import { attempted } from '../../src/games/mondo/finishing'
import { view, world } from './samples'

const TILES = Object.fromEntries(
  (
    'c1 62f3 d1 56f3 b2 87f1 c2 42f3 d2 132f1 e2 59f3 a3 83f1 b3 35f1 c3 116f1 d3 124f2 e3 77f3 ' +
    'a4 81f0 b4 108f3 c4 63f1 d4 64f1 e4 88f0 b5 73f0 c5 53f0 d5 58f2 e5 57f0 c6 54f2 d6 55f0'
  )
    .match(/\w\d \w+/g)!
    .map((told) => told.split(' ') as [string, string]),
)
const HEAP = '.'.repeat(84) + 'ffb' + '.'.repeat(49)
const start = () => view({ seats: 1, heap: HEAP, worlds: [world({ tiles: TILES })] })

function played(...acts: string[]) {
  let found = attempted(start(), acts[0]!)
  for (const act of acts.slice(1)) found = attempted(found.view, act)
  return found
}

const acts = (found: ReturnType<typeof attempted>) => found.offers.map(({ act }) => act)
const worldOf = (found: ReturnType<typeof attempted>) => found.view.worlds[0]!

test('a full world without a mistake is the solution, in whatever order', () => {
  expect(played('take 85', 'place f3 2', 'take 86', 'place f4 3').right).toBe(true)
  expect(played('take 86', 'place f4 3', 'take 85', 'place f3 2').right).toBe(true)
})

test('what can be done is offered', () => {
  const holding = played('take 85')

  expect(holding.right).toBeNull()
  expect(acts(holding)).toEqual(['turn', 'back', 'out', ...['f3', 'f4'].flatMap((space) => [0, 1, 2, 3].map((turns) => `place ${space} ${turns}`))])
  expect(acts(played('take 85', 'place f3 2'))).toEqual(['take 86', 'take 87', 'out'])
})

test('a tile in hand is turned over, and goes back as it lies', () => {
  const over = played('take 87', 'turn')

  expect(worldOf(over).hand).toBe('87f')
  expect(played('take 87', 'turn', 'back').view.heap![86]).toBe('f')
  expect(worldOf(played('take 87', 'turn', 'turn')).hand).toBe('87b')
})

test('an edge that differs ends it, and is named', () => {
  expect(played('take 85', 'place f3 0')).toMatchObject({ right: false, offers: [] })
  expect(worldOf(played('take 85', 'place f3 0')).misconnections.sort()).toEqual(['e3e', 'f3e', 'f3n'])
  expect(worldOf(played('take 85', 'place f4 2')).misconnections).toEqual(['f4s'])
})

test('jumping out ends it', () => {
  expect(played('out').right).toBe(false)
})
