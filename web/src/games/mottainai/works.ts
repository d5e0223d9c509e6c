/** The 54 works: what is printed on their cards. */

import { say as names } from 'words:mottainai-names'
import { EMBLEMS, SYMBOLS } from './drawings'
import { facts } from './facts'

export type Material = (typeof facts.kinds)[number]['material']
export const MATERIALS: readonly Material[] = facts.kinds.map(({ material }) => material)

export interface MaterialFacts {
  job: string
  value: number
  /** Its symbol, drawn as the emblems are. */
  path: string
}

export const FACTS = Object.fromEntries(
  facts.kinds.map(({ material, job, value }) => [material, { job, value, path: SYMBOLS[material] }]),
) as Record<Material, MaterialFacts>

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
