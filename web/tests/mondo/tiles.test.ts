import { expect, test } from 'vitest'
import { SILHOUETTES } from '../../src/games/mondo/animals'
import { runs, tileArt } from '../../src/games/mondo/art'
import { faceWords, lieWords } from '../../src/games/mondo/labels'
import { ANIMALS, TILES, faceOf, landscapeOf, turned } from '../../src/games/mondo/tiles'

test('there are 136 tiles with bare backs', () => {
  expect(TILES).toBe(136)
  expect(faceOf('1f')).toEqual({ edges: 'PPPP', stands: 'buffalo' })
  expect(faceOf('1b2')).toEqual({ edges: 'FFFF', stands: null })
})

test('a quarter turn takes north to east', () => {
  expect(turned('PPFD', 1)).toBe('DPPF')
  expect(turned('PPFD', 4)).toBe('PPFD')
})

test('neighboring edges of one landscape are one region', () => {
  expect(runs('FPPF').map(({ letter, length }) => letter + length)).toEqual(['P2', 'F2'])
  expect(runs('WWWW')).toEqual([{ letter: 'W', from: 0, length: 4 }])
})

test('every animal is drawn, in its own landscape', () => {
  expect(Object.keys(SILHOUETTES).sort()).toEqual([...ANIMALS].sort())
  for (let tile = 1; tile <= TILES; tile++) expect(tileArt(faceOf(`${tile}f`))).not.toContain('undefined')
  expect(landscapeOf('whale')).toBe('water')
})

test('tiles are told in words', () => {
  expect(faceWords('1b')).toBe('all forest')
  expect(lieWords('17f', 1)).toBe('north forest, east plains, south plains, west plains; buffalo')
})
