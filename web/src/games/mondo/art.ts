/** The tiles as SVG text, in a square of 100 by 100. Landscapes are told apart by texture as well as by color. */

import { SILHOUETTES } from './animals'
import { LANDSCAPES, LETTERS, isAnimal, landscapeOf, type Animal, type Face, type Letter } from './tiles'

interface Look {
  ground: string
  /** The texture, in a box of 25 by 25 that repeats. */
  texture: string
  /** The animals that live there. */
  animal: string
}

const LOOKS: Record<Letter, Look> = {
  P: {
    ground: '#b5c95e',
    texture:
      '<path d="M4 12 2.5 7M6 12V5M8 12 9.5 7M16.5 24 15 19M18.5 24V17M20.5 24 22 19" fill="none" stroke="#6d8a28" stroke-width="1.7" stroke-linecap="round"/>',
    animal: '#4a3413',
  },
  F: {
    ground: '#5b9f63',
    texture:
      '<path d="M6.5 1 11 7.500H8.700L12 12H7.500V14H5.500V12H1L4.3 7.500H2Z" fill="#22552f"/><path d="M19 12.5 23.5 19H21.200L24.5 23.500H20V25H18V23.500H13.500L16.8 19H14.500Z" fill="#22552f"/>',
    animal: '#10251a',
  },
  D: {
    ground: '#ecce8f',
    texture:
      '<path d="M1 11.5Q7.5 2.5 14 11.5Q8 8 1 11.5Z" fill="#b98d45"/><g fill="#b48642"><circle cx="18" cy="6" r="1.1"/><circle cx="21.5" cy="11" r="1.1"/><circle cx="17" cy="17" r="1.1"/><circle cx="5" cy="18" r="1.1"/><circle cx="10.5" cy="22.5" r="1.1"/><circle cx="22.5" cy="22" r="1.1"/></g>',
    animal: '#6b2f12',
  },
  W: {
    ground: '#5fa9c9',
    texture:
      '<path d="M0 6Q3.125 2 6.25 6T12.5 6T18.75 6T25 6" fill="none" stroke="#d9f0f5" stroke-width="1.7"/><path d="M0 18.500Q3.125 14.5 6.25 18.500T12.5 18.500T18.75 18.500T25 18.5" fill="none" stroke="#2f7fa5" stroke-width="1.7"/>',
    animal: '#0d2c44',
  },
}

const CORNERS = ['0 0', '100 0', '100 100', '0 100']
/** Where the border from a corner bends on its way to the center. */
const BENDS = ['19 31', '69 19', '81 69', '31 81']

/** The textures, to stand in the defs of whatever draws tiles. */
export const TEXTURES = LETTERS
  .map(
    (letter) =>
      `<pattern id="mondo-${letter}" width="25" height="25" patternUnits="userSpaceOnUse"><rect width="25" height="25" fill="${LOOKS[letter].ground}"/>${LOOKS[letter].texture}</pattern>`,
  )
  .join('')

interface Run {
  letter: Letter
  from: number
  length: number
}

/** Neighboring edges of one landscape: each run is one region. */
export function runs(edges: string): Run[] {
  const start = [0, 1, 2, 3].find((at) => edges[at] !== edges[(at + 3) % 4])
  if (start === undefined) return [{ letter: edges[0] as Letter, from: 0, length: 4 }]
  const found: Run[] = []
  for (let step = 0; step < 4; step++) {
    const letter = edges[(start + step) % 4] as Letter
    const last = found.at(-1)
    if (last?.letter === letter) last.length += 1
    else found.push({ letter, from: (start + step) % 4, length: 1 })
  }
  return found
}

function region({ from, length }: Run): string {
  if (length === 4) return 'M0 0H100V100H0Z'
  const to = (from + length) % 4
  const outer = Array.from({ length: length + 1 }, (_, step) => CORNERS[(from + step) % 4]!).join('L')
  return `M${outer}Q${BENDS[to]} 50 50Q${BENDS[from]} ${CORNERS[from]}Z`
}

function border({ from, length }: Run): string {
  return length === 4 ? '' : `M${CORNERS[from]}Q${BENDS[from]} 50 50`
}

const VECTORS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The middle of a region, where its animal stands. */
function middle({ from, length }: Run): [number, number] {
  const reach = [0, 29, 19, 12, 0][length]!
  let [x, y] = [50, 50]
  for (let step = 0; step < length; step++) {
    const [dx, dy] = VECTORS[(from + step) % 4]!
    x += dx * reach
    y += dy * reach
  }
  return [x, y]
}

export function animalArt(animal: Animal, scale = 1): string {
  const letter = LETTERS.find((one) => LANDSCAPES[one] === landscapeOf(animal))!
  const { animal: ink, ground } = LOOKS[letter]
  const path = SILHOUETTES[animal]
  return `<g transform="scale(${scale})"><path d="${path}" fill="none" stroke="${ground}" stroke-width="7" stroke-linejoin="round"/><path d="${path}" fill="${ink}" fill-rule="evenodd"/></g>`
}

/** An active volcano throws fire; an inactive one sleeps with a lake in its crater. */
export function volcanoArt(active: boolean): string {
  const shape = 'M-24 17C-14 15 -12 2 -8 -7H8C12 2 14 15 24 17Q0 23 -24 17Z'
  const hill = `<path d="${shape}" fill="none" stroke="#fff4dc" stroke-width="6" stroke-linejoin="round"/><path d="${shape}" fill="${active ? '#4b3432' : '#7d7468'}"/>`
  if (active)
    return `<path d="M-9 -9C-18 -12 -14 -22 -6 -19C-4 -27 8 -27 8 -19C17 -22 19 -11 9 -9Z" fill="none" stroke="#fff4dc" stroke-width="5" stroke-linejoin="round"/>${hill}<path d="M-9 -9C-18 -12 -14 -22 -6 -19C-4 -27 8 -27 8 -19C17 -22 19 -11 9 -9Z" fill="#d8432b"/><path d="M-5 -9C-9 -12 -6 -17 -2 -15C0 -20 5 -18 4 -14C9 -15 9 -10 6 -9Z" fill="#ffc54a"/><path d="M-8 -7H8L6 -1C4 1 5 6 3 8C1 7 2 1 0 0C-3 1 -2 11 -5 12C-7 11 -4 1 -6 -2Z" fill="#ee6a2c"/>`
  return `${hill}<ellipse cy="-7" rx="8" ry="2.8" fill="#c9e4ec" stroke="#5d564d" stroke-width="1.2"/><path d="M-13 12C-8 8 -8 3 -6 -1M0 14V3M13 12C9 8 8 3 6 -1" fill="none" stroke="#5d564d" stroke-width="1.6" stroke-linecap="round"/><path d="M-3 -21H3L-3 -14H3M5 -29H9.500L5 -24H9.5" fill="none" stroke="#5d564d" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** What stands on a face, as art around (0, 0). */
function standing(face: Face): string {
  if (face.stands === null) return ''
  if (!isAnimal(face.stands)) return `<g transform="translate(50 52) scale(.92)">${volcanoArt(face.stands === 'active')}</g>`
  const animal = face.stands
  const home = runs(face.edges).find((run) => LANDSCAPES[run.letter] === landscapeOf(animal))!
  const [x, y] = middle(home)
  const scale = [0, 0.9, 1.22, 1.5, 1.7][home.length]!
  return `<g transform="translate(${x} ${y})">${animalArt(animal, scale)}</g>`
}

/** A face: its regions, the borders between them, what stands there, and the tile's own edge. */
export function tileArt(face: Face): string {
  const found = runs(face.edges)
  const grounds = found.map((run) => `<path d="${region(run)}" fill="url(#mondo-${run.letter})"/>`).join('')
  const borders = found.map(border).join('')
  const lines = borders && `<path d="${borders}" fill="none" stroke="#fff7e2" stroke-width="5"/><path d="${borders}" fill="none" stroke="#54432a" stroke-width="1.8"/>`
  return grounds + lines + standing(face)
}
