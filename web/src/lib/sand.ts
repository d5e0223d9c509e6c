/** The six sands, and a symbol for each, so that nobody needs to tell colors apart. */

import { say } from 'words:first'
import type { PatternsColor } from './contract'

export type Color = PatternsColor
/** What a color is called. */
export const colorWords = (color: Color): string => say('color', { color })

export const COLORS: readonly Color[] = ['black', 'green', 'purple', 'yellow', 'orange', 'red']

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y} a${r},${r} 0 1 1 ${2 * r},0 a${r},${r} 0 1 1 ${-2 * r},0 Z`

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points - Math.PI / 2
    const radius = at % 2 ? inner : outer
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join(' L')} Z`
}

/** Drawn around the origin, ±12. */
export const SYMBOLS: Record<Color, { name: string; path: string }> = {
  black: { name: 'moon', path: 'M4.2,-11 A11.6,11.6 0 1 0 11,5.6 A9.6,9.6 0 0 1 4.2,-11 Z' },
  green: {
    name: 'leaf',
    path: 'M-11,11.5 L-8.2,7.6 C-12,-2.4 -4.6,-11.6 10.8,-11 C11.6,4.4 2.6,11.6 -6.6,9 L-9.2,12.6 Z M-4.4,5 L5.6,-5.4 L4.4,-6.4 L-5.8,4 Z',
  },
  purple: {
    name: 'blossom',
    path: [circle(0, -6.6, 5.6), circle(6.6, 0, 5.6), circle(0, 6.6, 5.6), circle(-6.6, 0, 5.6)].join(' '),
  },
  yellow: { name: 'sun', path: star(8, 12.4, 6.6) },
  orange: { name: 'dunes', path: 'M-12.4,9.4 L-3.6,-9.6 L2,2.2 L5,-3.4 L12.4,9.4 Z' },
  red: { name: 'gem', path: 'M0,-12.4 L9.6,0 L0,12.4 L-9.6,0 Z' },
}
