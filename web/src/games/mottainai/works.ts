/** The 54 works: what is printed on their cards, and an emblem of a few strokes on a grid of 24 by 24. */

import { say as names } from 'words:mottainai-names'
import { facts } from './facts'

export type Material = (typeof facts.kinds)[number]['material']
export const MATERIALS: readonly Material[] = facts.kinds.map(({ material }) => material)

export interface MaterialFacts {
  job: string
  value: number
  /** Its symbol, drawn as the emblems are. */
  path: string
}

const SYMBOLS: Record<Material, string> = {
  Paper: 'M5 3h10l4 4v14H5ZM15 3v4h4M8.5 11h7M8.5 14.5h7M8.5 18h4',
  Stone: 'M3 20h18c0-4-4-5-9-5s-9 1-9 5ZM6 14.5c0-4 3-5 6.5-5s5.5 1.5 5.5 5M9 9.5c0-4 1-5.5 3.5-5.5S15.5 6 15.5 9.5',
  Cloth: 'M7 3h10v3H7ZM7 18h10v3H7ZM8.5 6v12M15.5 6v12M8.5 9l7 2M8.5 12l7 2M8.5 15l7 2M15.5 12c4 0 5 3 5 8',
  Clay: 'M9 4h6M10 4v3C6 9 5 11 5 14c0 4 3 7 7 7s7-3 7-7c0-3-1-5-5-7V4M5.3 13h13.400',
  Metal: 'M3 7h17v3c-4 0-6 2-6 4h-3c0-3-4-4-8-4.5ZM10 14v3M15 14v3M7 20h11v-3H7Z',
}

export const FACTS = Object.fromEntries(
  facts.kinds.map(({ material, job, value }) => [material, { job, value, path: SYMBOLS[material] }]),
) as Record<Material, MaterialFacts>

export const EMBLEMS: Record<Material, Record<string, string>> = {
  Paper: {
    Crane: 'M2 8l7 5 8-9-3 9 8-3-6 6-5 4-4-4-5-5 2 0M9 13l2 7',
    Curtain: 'M3 4h18M5 4v15c2 0 3-6 3-15M12 4c0 8 1 15 3 15M19 4v15c-2 0-3-6-3-15M12 4c0 8-1 15-3 15',
    'Deck of Cards': 'M8 6h11v15H8ZM5 18V3h11v3M13.5 10.5l2.5 3-2.5 3-2.5-3Z',
    Doll: 'M12 3a3.5 3.5 0 1 0 .01 0ZM8.5 5.5h7M12 10l-8 3v3l4-1-2 6h12l-2-6 4 1v-3ZM9 10l3 5 3-5',
    Fan: 'M12 20L2.5 10A14 14 0 0 1 21.5 10ZM12 20L7 6.800M12 20V5.700M12 20l5-13.2M12 20v2',
    Lampshade: 'M8 4h8l4 11H4ZM10 4L8.5 15M14 4l1.5 11M12 15v4M8 21c0-1.5 2-2 4-2s4 .5 4 2Z',
    Pinwheel: 'M12 9V2l5 5-5 2 7 0-3 6-4-6M12 9H5l3-6 4 6M12 9v6l-6-1 6-5M12 15v7',
    Plane: 'M2 12L22 3 15 20l-4-6ZM22 3L11 14v6l2.5-3',
    Poem: 'M6 3h12v18H6ZM15 6v9M12 6v12M9 6v7M9 15.5v.5M15 17.5v.5',
    Scroll: 'M6 4h12a2 2 0 0 1 0 4H6a2 2 0 0 1 0-4ZM7 8v9M17 8v9M6 17h12a2 2 0 0 1 0 4H6a2 2 0 0 1 0-4ZM10 11h4M10 14h4',
    Sketch: 'M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4M5 15l4 4M13 21h8',
    Straw: 'M7 3l4 9M12 2v10M17 3l-4 9M8 12h8M8 14.5h8M9 15l-3 6M12 15v7M15 15l3 6M4 6l6 6M20 6l-6 6',
  },
  Stone: {
    Amulet: 'M4 3c1 5 4 7 8 7s7-2 8-7M12 10a5.5 5.5 0 1 0 .01 0ZM12 13l1 1.700 1.900.3-1.400 1.400.3 2-1.800-1-1.800 1 .3-2L9.1 15l1.900-.3Z',
    Bench: 'M2 9h20v4H2ZM5 13v7h3v-7M16 13v7h3v-7',
    Daitoro: 'M12 2v2M4 8c4 0 6-2 8-4 2 2 4 4 8 4ZM7 8v5h10V8M12 8v5M5 13h14M10 13v5h4v-5M6 21c0-2 2-3 4-3h4c2 0 4 1 4 3Z',
    Fountain: 'M12 13V5M12 5c-2-3-6-2-6 3M12 5c2-3 6-2 6 3M8 11c0-3 2-4 4-6 2 2 4 3 4 6M3 13h18c0 3-3 5-6 5H9c-3 0-6-2-6-5ZM9 18l-1 3h8l-1-3',
    Frog: 'M7 6a2.5 2.5 0 1 1 3.5 2.3h3A2.5 2.5 0 1 1 17 6c2 2 3 4 3 7s-3 5-8 5-8-2-8-5 1-5 3-7ZM8 13c2 2 6 2 8 0M6 17l-3 4h5M18 17l3 4h-5',
    'Go Set': 'M3 3h18v18H3ZM9 3v18M15 3v18M3 9h18M3 15h18M9 6.800a2.2 2.2 0 1 0 .01 0ZM15 12.800a2.2 2.2 0 1 0 .01 0Z',
    Pillar: 'M5 3h14v3H5ZM5 18h14v3H5ZM7.5 6v12M16.5 6v12M10.5 6v12M13.5 6v12',
    Statue: 'M12 2a3 3 0 1 0 .01 0ZM7 17c-2-5 1-9 5-9s7 4 5 9M9 13c2 2 4 2 6 0M4 17h16v4H4Z',
    Stool: 'M4 6c0-3 16-3 16 0s-16 3-16 0ZM5 7.5L4 21M19 7.5L20 21M9 8.5V19M15 8.5V19M5 15h14',
    Tablet: 'M6 21V8a6 6 0 0 1 12 0v13ZM3 21h18M9.5 9h5M9.5 12.5h5M9.5 16h5',
    Tower: 'M12 1v3M6 8c3 0 5-2 6-4 1 2 3 4 6 4ZM8 8v4M16 8v4M4 14c2 0 3-1 4-2h8c1 1 2 2 4 2ZM7 14v7M17 14v7M4 21h16M10.5 21v-4h3v4',
  },
  Cloth: {
    Cloak: 'M9 3c2 2 4 2 6 0l3 3 3 15H3L6 6ZM9 3v3l3 2 3-2V3M12 8v13M7.5 12L6.5 21M16.5 12l1 9',
    Flag: 'M5 2v20M5 4c5-3 8 3 15 0v10c-7 3-10-3-15 0',
    Handkerchief: 'M4 5h16v15H4ZM7 8h10v9H7ZM12 10v5M9.5 12.5h5',
    Kite: 'M12 2l7 8-7 8-7-8ZM12 2v16M5 10h14M12 18c-2 2 2 3-1 5M9.5 20l4 1',
    Mask: 'M4 4c5 2 11 2 16 0 1 8-1 17-8 17S3 12 4 4ZM7 10c1-1.5 3-1.5 4 0M13 10c1-1.5 3-1.5 4 0M12 10v4M9 17c2 1.5 4 1.5 6 0',
    Puppet: 'M4 2h16M8 2v7M16 2v7M12 2v3M12 5a2.5 2.5 0 1 0 .01 0ZM8 9l4 2 4-2M12 11v5M12 16l-3 6M12 16l3 6M9 13h6',
    Quilt: 'M3 3h18v18H3ZM3 12h18M12 3v18M3 12l9-9M12 12l9-9M3 21l9-9M12 21l9-9',
    Robe: 'M9 3L2 7v6l5-1v9h10v-9l5 1V7l-7-4M9 3l6 9M15 3l-8 11M7 14h10M7 16.5h10',
    Socks: 'M8 2h7v10l5 4c2 2 0 5-3 5h-3l-6-6ZM8 5.5h7M8 15c2 0 3-1 4-3M14 21c0-2 1-4 3-5',
    Tapestry: 'M2 3h20M4 3v15M20 3v15M4 18l2 3 2-3 2 3 2-3 2 3 2-3 2 3 2-3M12 6l4 4.5-4 4.5-4-4.5ZM12 9v3',
    Umbrella: 'M12 2v2M2 13A10 9.5 0 0 1 22 13ZM12 4c-3 2-4 5-4 9M12 4c3 2 4 5 4 9M12 13v7c0 2.5-4 2.5-4 0',
  },
  Clay: {
    Bangle: 'M12 4.5c6 0 9.5 2.5 9.5 5.5v4c0 3-3.5 5.5-9.5 5.5S2.5 17 2.5 14v-4c0-3 3.5-5.5 9.5-5.5ZM12 7c-4 0-6.5 1.5-6.5 3s2.5 3 6.5 3 6.5-1.5 6.5-3-2.5-3-6.5-3ZM12 15.5v2M6.5 14.5l-.5 2M17.5 14.5l.5 2',
    Bowl: 'M2 9h20c0 6-4 9-7 10H9c-3-1-7-4-7-10ZM9 19l-1 2h8l-1-2M5 12.5c4 1.5 10 1.5 14 0',
    Brick: 'M2 6h20v12H2ZM2 10h20M2 14h20M9 6v4M16 6v4M5 10v4M12 10v4M19 10v4M9 14v4M16 14v4',
    Cup: 'M6 8h12l-1.5 11a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2ZM6.5 12h11M10 5c-1-1 1-2 0-3M14 5c-1-1 1-2 0-3',
    Dice: 'M12 2l9 5v10l-9 5-9-5V7ZM3 7l9 5 9-5M12 12v10M12 6.5v.5M7 13v.5M6 17v.2M17.5 14v.5',
    Figurine: 'M12 2a3 3 0 1 0 .01 0ZM12 8c-4 0-5 3-3 6-2 1-4 4-3 7h12c1-3-1-6-3-7 2-3 1-6-3-6ZM9 10l-3 4M15 10l3 4M11 13h2',
    Haniwa: 'M8 21V9a4 5.5 0 0 1 8 0v12ZM10.3 8.5v1M13.700 8.5v1M11 12.5h2M8 15L4 12M16 15l4-7M6 21h12',
    Jar: 'M8 3h8v3H8ZM8 6c-5 3-5 11 0 15h8c5-4 5-12 0-15M4.5 12c5 2 10 2 15 0M10 2h4',
    Teapot: 'M6 10h10c2 3 2 7-1 10H7c-3-3-3-7-1-10ZM16.5 13c3 0 3-3 5.5-4M7 10c0-8 8-8 8 0M11 8.5v1.5M9 20v1h4v-1',
    Vase: 'M9 3h6M10 3c0 4-5 5-5 11 0 3 2 5 3 7h8c1-2 3-4 3-7 0-6-5-7-5-11M5.5 12c4 2 9 2 13 0M5.5 16c4 2 9 2 13 0',
  },
  Metal: {
    Bell: 'M10 4a2 2 0 1 1 4 0M8 20c0-5-1-15 4-15s4 10 4 15ZM6 20h12M8.2 13h7.600M12 20v2',
    Chopsticks: 'M6 2l4 20M14 2l-3 20M17 21h5l-1-3h-3ZM6.5 5l1.5-.5M12 4.5l1.700.3',
    Coin: 'M12 3a9 9 0 1 0 .01 0ZM9.5 9.5h5v5h-5ZM12 5v2M12 17v2M5 12h2M17 12h2',
    Flute: 'M3 18L18 3l3 3L6 21ZM9 15v.1M11.5 12.5v.1M14 10v.1M17 7v.1M5 16l3 3',
    Gong: 'M3 3h18M5 3v18M19 3v18M12 6.5a5.5 5.5 0 1 0 .01 0ZM12 10a2 2 0 1 0 .01 0ZM9 3v4M15 3v4M3 21h4M17 21h4',
    Pin: 'M17 3a4 4 0 1 0 .01 0ZM14 10L3 21M17 5.5v.1M19 7v.1',
    Ring: 'M12 9a6.5 6.5 0 1 0 .01 0ZM9 9L7 5l2-3h6l2 3-2 4M7 5h10M12 2v3',
    Shuriken: 'M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5ZM12 10.5a1.5 1.5 0 1 0 .01 0Z',
    Sword: 'M21 2c-1 6-5 10-10 14l-2-2C12 9 16 4 21 2ZM6 12l6 6M8.5 15.5L3 21M2.5 19l2.5 2.5',
    Turtle: 'M4 15c0-9 14-9 14 0ZM18 14c0-4 4-4 4-1 0 2-2 2-4 2M6 15l-1 4h3l1-4M14 15l1 4h3l-1-4M4 15l-2 2M9 9l-1 6M13 9l1 6M6.5 11.5h9',
  },
}

export interface Printed {
  name: string
  material: Material
  path: string
  /** What it does, in our own words. */
  effect: string
}

/** By the name in either edition. */
const FOUND = new Map<string, Printed>(
  facts.works.flatMap(({ name, published_name, material, effect }) => {
    const printed = { name, material, effect, path: EMBLEMS[material][name] ?? '' }
    return [[name, printed] as const, [published_name, printed] as const]
  }),
)

export const WORKS: readonly string[] = facts.works.map(({ name }) => name)

export const workOf = (name: string): Printed | undefined => FOUND.get(name)
/** What a card, a job or a material is called. */
export const nameWords = (name: string): string => names(name.toLowerCase().replaceAll(' ', '-')) || name

/** What a card does, in words. */
export const effectWords = (card: string): string => names(`MOT-W-${(workOf(card)?.name ?? '').replaceAll(' ', '-')}`) || (workOf(card)?.effect ?? '')

export const materialOf = (name: string): Material => workOf(name)?.material ?? 'Paper'
export const factsOf = (name: string) => FACTS[materialOf(name)]
