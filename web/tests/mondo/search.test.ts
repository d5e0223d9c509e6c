import { afterEach, expect, test } from 'vitest'
import { language } from '../../src/lib/language.svelte'
import { fits, understood } from '../../src/games/mondo/search'
import { faceOf, TILES, turned } from '../../src/games/mondo/tiles'

const fronts = Array.from({ length: TILES }, (_, at) => `${at + 1}f`)
const found = (text: string) => fronts.filter((face) => fits(face, understood(text)))

test('an animal and its landscape', () => {
  const pandas = found('forest with panda')
  expect(pandas.length).toBeGreaterThan(0)
  expect(pandas.every((face) => faceOf(face).stands === 'panda')).toBe(true)
})

test('landscapes on their sides, however the tile lies now', () => {
  const wanted = understood('water on top, desert left')
  expect(wanted.sides.filter(Boolean)).toHaveLength(2)
  const tiles = found('water on top, desert left')
  expect(tiles.length).toBeGreaterThan(0)
  for (const face of tiles) {
    const lies = [0, 1, 2, 3].map((turns) => turned(faceOf(face).edges, turns))
    expect(lies.some((edges) => edges[0] === wanted.sides[0] && edges[3] === wanted.sides[3])).toBe(true)
  }
})

test('a volcano that smokes', () => {
  expect(found('active volcano').every((face) => faceOf(face).stands === 'active')).toBe(true)
  expect(found('volcano').length).toBeGreaterThan(found('active volcano').length)
})

test('nothing asked is everything found; what means nothing is told', () => {
  expect(found('')).toHaveLength(TILES)
  expect(understood('forest with unicorn').unknown).toEqual(['unicorn'])
})

afterEach(() => language.choose('en'))

test('in the reader’s language', async () => {
  const english = [found('forest with panda'), found('water on top, desert left'), found('inactive volcano')]
  await language.choose('de')

  expect([found('Wald mit Panda'), found('Wasser oben und Wüste links'), found('inaktiver Vulkan')]).toEqual(english)
  expect(understood('Wald mit Einhorn').unknown).toEqual(['einhorn'])
})
