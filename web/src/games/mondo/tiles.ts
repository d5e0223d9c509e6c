/** How the 136 tiles look: the edges of a front, what stands on it, and the one landscape of its back. */

export const LANDSCAPES = { P: 'plains', F: 'forest', D: 'desert', W: 'water' } as const
export type Letter = keyof typeof LANDSCAPES
export type Landscape = (typeof LANDSCAPES)[Letter]

/** Four of each landscape, in the order of the landscapes. */
export const ANIMALS = [
  ...(['buffalo', 'elephant', 'zebra', 'lion'] as const),
  ...(['panda', 'parrot', 'tiger', 'cassowary'] as const),
  ...(['snake', 'scorpion', 'camel', 'lizard'] as const),
  ...(['turtle', 'penguin', 'dolphin', 'whale'] as const),
] as const
export type Animal = (typeof ANIMALS)[number]
export type Volcano = 'active' | 'inactive'

/** One side of a tile before any turn: edges north, east, south, west. */
export interface Face {
  edges: string
  stands: Animal | Volcano | null
}

/** A line is a front and the tiles that have it: what stands there, and the landscape of the back. */
export const TABLE = `
PPPP  buffalo/F  elephant/D  zebra/W  lion/F
FFFF  panda/D  parrot/W  tiger/P  cassowary/D
DDDD  snake/W  scorpion/P  camel/F  lizard/W
WWWW  turtle/P  penguin/F  dolphin/D  whale/P
PPPF  buffalo/D  elephant/W  -/D  -/W
PPPD  buffalo/F  elephant/W  -/F  -/W
PPPW  buffalo/F  elephant/D  -/F  -/D
FFFP  panda/D  parrot/W  -/D  -/W
FFFD  panda/P  parrot/W  -/P  -/W
FFFW  panda/P  parrot/D  -/P  -/D
DDDP  snake/F  scorpion/W  -/F  -/W
DDDF  snake/P  scorpion/W  -/P  -/W
DDDW  snake/P  scorpion/F  -/P  -/F
WWWP  turtle/F  penguin/D  -/F  -/D
WWWF  dolphin/P  whale/D  -/P  -/D
WWWD  turtle/P  penguin/F  -/P  -/F
PPFF  zebra/D  tiger/D  lion/W  cassowary/W
PPDD  buffalo/F  camel/F  zebra/W  lizard/W
PPWW  elephant/F  dolphin/F  lion/D  whale/D
FFDD  panda/P  snake/P  tiger/W  camel/W
FFWW  parrot/P  turtle/P  cassowary/D  penguin/D
DDWW  scorpion/P  dolphin/P  lizard/F  whale/F
PPFD  active/W  inactive/W
PPDF  active/W  -/W
PPFW  active/D  inactive/D
PPWF  active/D  -/D
PPDW  active/F  inactive/F
PPWD  active/F  -/F
FFPD  active/W  inactive/W
FFDP  active/W  -/W
FFPW  active/D  inactive/D
FFWP  active/D  -/D
FFDW  active/P  inactive/P
FFWD  active/P  -/P
DDPF  active/W  inactive/W
DDFP  active/W  -/W
DDPW  active/F  inactive/F
DDWP  active/F  -/F
DDFW  active/P  inactive/P
DDWF  active/P  -/P
WWPF  active/D  inactive/D
WWFP  active/D  -/D
WWPD  active/F  inactive/F
WWDP  active/F  -/F
WWFD  active/P  inactive/P
WWDF  active/P  -/P
`

const FRONTS: Face[] = []
const BACKS: Face[] = []
for (const line of TABLE.trim().split('\n')) {
  const [edges, ...cells] = line.split(/\s+/) as [string, ...string[]]
  for (const cell of cells) {
    const [stands, back] = cell.split('/') as [string, string]
    FRONTS.push({ edges, stands: stands === '-' ? null : (stands as Animal) })
    BACKS.push({ edges: back.repeat(4), stands: null })
  }
}

export const TILES = FRONTS.length

/** The face of a text such as "57f" or "57b1", as views write them. */
export function faceOf(text: string): Face {
  const tile = Number.parseInt(text, 10)
  return (text.includes('b') ? BACKS : FRONTS)[tile - 1]!
}

export const tileOf = (text: string) => Number.parseInt(text, 10)

/** The quarter turns of a lying tile: "57b1" is turned once. */
export const turnsOf = (text: string) => Number(text.at(-1))

/** The edges as a tile lies: a quarter turn clockwise takes north to east. */
export function turned(edges: string, turns: number): string {
  const shift = (4 - (turns % 4)) % 4
  return edges.slice(shift) + edges.slice(0, shift)
}

export const landscapeOf = (animal: Animal): Landscape => Object.values(LANDSCAPES)[Math.floor(ANIMALS.indexOf(animal) / 4)]!

export const isAnimal = (stands: Face['stands']): stands is Animal => (ANIMALS as readonly (string | null)[]).includes(stands)
