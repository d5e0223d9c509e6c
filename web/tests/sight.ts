/** How pieces look to eyes that see colors otherwise, and how far apart two drawings are. */

import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, filterGrayscale, formatHex, rgb } from 'culori'
import { svgPathProperties } from 'svg-path-properties'

const POINTS = 100

export const EYES: Record<string, (color: string) => string> = {
  'all colors': (color) => color,
  protanopia: seen(filterDeficiencyProt(1)),
  deuteranopia: seen(filterDeficiencyDeuter(1)),
  tritanopia: seen(filterDeficiencyTrit(1)),
  greyscale: seen(filterGrayscale(1)),
}

const difference = differenceCiede2000()

function seen(filter: ReturnType<typeof filterGrayscale>): (color: string) => string {
  return (color) => formatHex(filter(rgb(color)!))!
}

/** CIEDE2000: 1 is just seen side by side, 10 at a glance, 100 is black on white. */
export const colorsApart = (one: string, two: string) => difference(one, two)

/** How far, in hundredths of their size, the line of one drawing lies from the other's on the average. */
export function drawingsApart(one: string, two: string): number {
  const [a, b] = [pointsOf(one), pointsOf(two)]
  return (100 * (away(a, b) + away(b, a))) / 2
}

type Point = readonly [number, number]

const away = (from: Point[], to: Point[]) =>
  from.reduce((sum, [x, y]) => sum + Math.min(...to.map(([u, v]) => Math.hypot(x - u, y - v))), 0) / from.length

const measured = new Map<string, Point[]>()

function pointsOf(path: string): Point[] {
  const known = measured.get(path) ?? measure(path)
  measured.set(path, known)
  return known
}

/** Points along a path, in a box of one by one around its middle. */
function measure(path: string): Point[] {
  const line = new svgPathProperties(path)
  const points = Array.from({ length: POINTS }, (_, at) => line.getPointAtLength((line.getTotalLength() * at) / POINTS))
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const size = Math.max(right - left, bottom - top)
  return points.map(({ x, y }) => [(x - (left + right) / 2) / size, (y - (top + bottom) / 2) / size])
}

/** The colors of a stylesheet's variables, in the light or in the dark. */
export function colorsOf(css: string, light: 'light' | 'dark'): Record<string, string> {
  const told = css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g)
  return Object.fromEntries([...told].map(([, name, bright, dim, both]) => [name!, both ?? (light === 'light' ? bright! : dim!)]))
}
