/** Finishing a world without a server, for puzzles that are kept on a device: the one place where the page judges. Nothing is
 * against the rules that is offered; a misconnection (MON-24), a volcano or jumping out ends it, and so does the last space. */

import type { Offer } from '../../lib/contract'
import type { Attempted } from '../types'
import { facts } from './facts'
import { SPACES, type Side } from './geometry'
import { faceOf, isAnimal, tileOf, turned, turnsOf } from './tiles'
import { heapFaces, type MondoView, type World } from './view'

const SIDES: readonly Side[] = ['n', 'e', 's', 'w']
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** What an act leads to; `right` is null while it goes on. */
export function attempted(view: MondoView, act: string): Attempted<MondoView> {
  const [verb = '', about = '', turns = '0'] = act.split(' ')
  const world = view.worlds[0]!
  const hand = world.hand ?? ''
  if (verb === 'take') return goingOn(holding(view, about + view.heap![Number(about) - 1]!))
  if (verb === 'turn') return goingOn(withWorld(view, { hand: hand.slice(0, -1) + (hand.endsWith('f') ? 'b' : 'f') }))
  if (verb === 'back') return goingOn(withWorld({ ...view, heap: withFace(view.heap!, tileOf(hand), hand.at(-1)!) }, { hand: null }))
  if (verb !== 'place') return { view, offers: [], right: false }
  const tiles = { ...world.tiles, [about]: hand + turns }
  const misconnections = mistakesAt(tiles, about, view.options.side === 'back')
  const after = withWorld(view, { tiles, misconnections, hand: null })
  if (misconnections.length || isVolcano(hand)) return { view: after, offers: [], right: false }
  return Object.keys(tiles).length === SPACES.length ? { view: after, offers: [], right: true } : goingOn(after)
}

const goingOn = (view: MondoView): Attempted<MondoView> => ({ view, offers: offersOf(view), right: null })

const withWorld = (view: MondoView, change: Partial<World>): MondoView => ({ ...view, worlds: [{ ...view.worlds[0]!, ...change }] })

const holding = (view: MondoView, hand: string) => withWorld({ ...view, heap: withFace(view.heap!, tileOf(hand), '.') }, { hand })

const withFace = (heap: string, tile: number, face: string) => heap.slice(0, tile - 1) + face + heap.slice(tile)

const isVolcano = (face: string) => {
  const { stands } = faceOf(face)
  return stands !== null && !isAnimal(stands)
}

function beside(space: string, at: number): string | null {
  const [x, y] = STEPS[at]!
  const name = String.fromCharCode(space.charCodeAt(0) + x) + (Number(space[1]) + y)
  return SPACES.includes(name) ? name : null
}

/** The edges of a laid tile that differ from what they touch, as views name them: "c3e", the west one of d3 too. */
function mistakesAt(tiles: Record<string, string>, space: string, back: boolean): string[] {
  return SIDES.flatMap((side, at) => {
    const other = beside(space, at)
    const opposite = (at + 2) % 4
    const touching = other ? tiles[other] && edgeOf(tiles[other], opposite) : back ? (facts.back_rim as Record<string, string>)[space + side] : 'W'
    if (!touching || touching === edgeOf(tiles[space]!, at)) return []
    return [other && at !== 1 && at !== 2 ? other + SIDES[opposite] : space + side]
  })
}

const edgeOf = (tile: string, at: number) => turned(faceOf(tile).edges, turnsOf(tile))[at]

function offersOf(view: MondoView): Offer[] {
  const { hand, tiles } = view.worlds[0]!
  const offer = (verb: string, parts: Offer['parts'] = {}, ...words: (string | number)[]): Offer => ({ act: [verb, ...words].join(' '), verb, parts, targets: [], label: '' })
  if (hand === null) return [...[...heapFaces(view.heap).keys()].map((tile) => offer('take', { tile }, tile)), offer('out')]
  const open = SPACES.filter((space) => !tiles[space] && SIDES.some((_, at) => tiles[beside(space, at) ?? '']))
  const places = open.flatMap((space) => SIDES.map((_, turns) => offer('place', { space, turns }, space, turns)))
  return [offer('turn'), offer('back'), offer('out'), ...places]
}
