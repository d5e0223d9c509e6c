import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COLORS, SYMBOLS } from '../src/lib/sand'
import { TEXTURES } from '../src/games/mondo/art'
import { SILHOUETTES } from '../src/games/mondo/animals'
import { FACTS } from '../src/games/mottainai/works'
import { EYES, colorsApart, colorsOf, drawingsApart } from './sight'

/** A kind of piece: what it is colored with, and the sign upon it. */
interface Kind {
  name: string
  ground: string
  sign: string
  path: string
}

const AT_A_GLANCE = 20
const SIGN_IS_SEEN = 15
const SIGNS_DIFFER = 4
const css = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')

function sands(light: 'light' | 'dark', faceUp: boolean): Kind[] {
  const colors = colorsOf(css('lib/sand.css'), light)
  return COLORS.map((name) => ({
    name,
    ground: faceUp ? colors['token-pale']! : colors[`sand-${name}`]!,
    sign: faceUp ? colors[`ink-${name}`]! : colors[`on-${name}`]!,
    path: SYMBOLS[name].path,
  }))
}

function materials(light: 'light' | 'dark'): Kind[] {
  const colors = colorsOf(css('games/mottainai/mottainai.css'), light)
  return Object.entries(FACTS).map(([name, { path }]) => ({
    name,
    ground: colors[`${name.toLowerCase()}-wash`]!,
    sign: colors[`${name.toLowerCase()}-ink`]!,
    path,
  }))
}

function landscapes(): Kind[] {
  return [...TEXTURES.matchAll(/id="mondo-(\w)".*?fill="(#\w+)"\/>(.*?)<\/pattern>/g)].map(([, name, ground, texture]) => ({
    name: name!,
    ground: ground!,
    sign: texture!.match(/(?:fill|stroke)="(#\w+)"/)![1]!,
    path: texture!.match(/ d="([^"]+)"/)![1]!,
  }))
}

const PIECES: Record<string, Kind[]> = {
  'the claimed sands of Patterns and the cards of Mandala, light': sands('light', false),
  'the claimed sands of Patterns and the cards of Mandala, dark': sands('dark', false),
  'the open tokens of Patterns, light': sands('light', true),
  'the open tokens of Patterns, dark': sands('dark', true),
  'the materials of Mottainai, light': materials('light'),
  'the materials of Mottainai, dark': materials('dark'),
  'the landscapes of Mondo': landscapes(),
}

const pairs = <T>(all: readonly T[]) => all.flatMap((one, at) => all.slice(at + 1).map((two) => [one, two] as const))

describe.each(Object.entries(EYES))('for eyes with %s', (_, eye) => {
  test.each(Object.entries(PIECES))('%s stay apart', (_, kinds) => {
    expect(kinds.length).toBeGreaterThan(3)
    for (const [one, two] of pairs(kinds)) {
      const byColor = colorsApart(eye(one.ground), eye(two.ground))
      const bySign = drawingsApart(one.path, two.path)
      expect(byColor > AT_A_GLANCE || bySign > SIGNS_DIFFER, `${one.name} and ${two.name}: colors ${byColor}, signs ${bySign}`).toBe(true)
    }
    for (const { name, ground, sign } of kinds) {
      expect(colorsApart(eye(ground), eye(sign)), `the sign of ${name}`).toBeGreaterThan(SIGN_IS_SEEN)
    }
  })

  test('the claims of the two seats stay apart, though they have shapes of their own', () => {
    const { ivory, ebony } = colorsOf(css('lib/sand.css'), 'light')
    expect(colorsApart(eye(ivory!), eye(ebony!))).toBeGreaterThan(3 * AT_A_GLANCE)
  })
})

test('no two animals of Mondo have the same silhouette', () => {
  for (const [[one, a], [two, b]] of pairs(Object.entries(SILHOUETTES))) {
    expect(drawingsApart(a, b), `${one} and ${two}`).toBeGreaterThan(SIGNS_DIFFER / 2)
  }
})
