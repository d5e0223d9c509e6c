import { expect, it } from 'vitest'
import { facts } from '../../src/games/mottainai/facts'
import { EMBLEMS } from '../../src/games/mottainai/drawings'
import { FACTS, MATERIALS, WORKS, workOf } from '../../src/games/mottainai/works'
import { numbered } from '../../src/games/mottainai/view'

it('every work has an emblem of its own', () => {
  const drawn = MATERIALS.flatMap((material) => Object.keys(EMBLEMS[material]))
  expect(drawn.sort()).toEqual(facts.works.map(({ name }) => name).sort())
  expect(new Set(WORKS.map((name) => workOf(name)!.path)).size).toBe(54)
})

it('the materials have as many works as the deck', () => {
  expect(MATERIALS.map((material) => Object.keys(EMBLEMS[material]).length)).toEqual([12, 11, 11, 10, 10])
})

it('emblems and symbols are drawn with strokes that a browser understands', () => {
  const paths = [...WORKS.map((name) => workOf(name)!.path), ...MATERIALS.map((material) => FACTS[material].path)]
  for (const path of paths) expect(path).toMatch(/^M[-MmLlHhVvCcSsQqTtAaZz0-9., ]+$/)
})

it('the published spelling leads to the same work', () => {
  expect(workOf('Daidoro')?.name).toBe('Daitoro')
  expect(workOf('Daidoro')).toBe(workOf('Daitoro'))
})

it('two equal cards have different keys', () => {
  expect(numbered(['Fan', 'Cup', 'Fan']).map(({ key }) => key)).toEqual(['Fan 1', 'Cup 1', 'Fan 2'])
})
