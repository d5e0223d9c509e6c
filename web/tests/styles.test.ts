import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi
const WIDTH = /@media[^{]*(?:min|max)-width[^{]*/g

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => ({ name, style: /<style>([^]*)<\/style>/.exec(readFileSync(join('src', name), 'utf8'))?.[1] ?? '' }))

const found = (what: RegExp) => components.flatMap(({ name, style }) => (style.match(what) ?? []).map((text) => `${name}: ${text.trim()}`))

test('colors stand in stylesheets, where they have names', () => {
  expect(components.length).toBeGreaterThan(90)
  expect(found(COLOR)).toEqual([])
})

test('breakpoints have names', () => {
  expect(found(WIDTH)).toEqual([])
})
