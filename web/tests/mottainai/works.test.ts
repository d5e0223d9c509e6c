import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EMBLEMS, FACTS, MATERIALS, ruleName, WORKS, workOf } from '../../src/games/mottainai/works'
import { numbered } from '../../src/games/mottainai/view'

const RULEBOOK = new URL('../../../src/sandtable/games/mottainai/rulebook.py', import.meta.url)

it('every work of the rules has an emblem of its own', () => {
  const told = [...readFileSync(RULEBOOK, 'utf8').matchAll(/"MOT-W-([^"]+)"/g)].map((found) => found[1]!)
  expect(told).toHaveLength(54)
  expect([...WORKS].sort()).toEqual(told.sort())
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
  expect(ruleName('Daidoro')).toBe('Daitoro')
  expect(workOf('Daidoro')).toBe(workOf('Daitoro'))
})

it('two equal cards have different keys', () => {
  expect(numbered(['Fan', 'Cup', 'Fan']).map(({ key }) => key)).toEqual(['Fan 1', 'Cup 1', 'Fan 2'])
})
