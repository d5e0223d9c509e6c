/** The legal acts as offers: which card an act is about, where that card lies, and what to call it. */

import { materialOf } from './works'
import { cardsIn, places, placeOf, type MottainaiView, type Zone } from './view'

export interface Offer {
  act: string
  verb: string
  /** The card it is about, if it is about one. */
  card: string | null
  /** A wing, where the act names one. */
  wing: 'left' | 'right' | null
}

const ALONE = new Set(['done', 'pray', 'tailor', 'top', 'take task', 'left', 'right', 'clear floor', 'fill floor'])
const WITH_WING = new Set(['complete', 'craft', 'use', 'move', 'seize'])

export function offer(act: string): Offer {
  const [verb = '', ...words] = act.split(' ')
  const rest = words.join(' ')
  if (ALONE.has(act) || verb === 'player' || verb === 'name' || rest.startsWith('all ')) return { act, verb, card: null, wing: null }
  const wing = WITH_WING.has(verb) ? (/ (left|right)$/.exec(rest)?.[1] as Offer['wing'] | undefined) : undefined
  const card = rest.replace(/ from assistants$/, '').replace(/ as .*$/, '')
  return { act, verb, card: wing ? card.replace(/ (left|right)$/, '') : card, wing: wing ?? null }
}

const OWN: Record<string, Zone[]> = { use: ['left', 'right'], move: ['left', 'right'], sell: ['workplace'] }
const OTHERS: Record<string, Zone[]> = { seize: ['left', 'right'], copy: ['left', 'right'] }
const FROM_OTHERS: Record<string, Zone[]> = { booty: ['assistants', 'workplace', 'left', 'right'], 'take sale': ['sales'] }

/** Where the card of an act is expected to lie, by the act and by what is asked. */
function expected(view: MottainaiView, { act, verb, card, wing }: Offer): string[] {
  const kind = view.asks?.kind ?? ''
  const own = (zones: Zone[]) => zones.map((zone) => placeOf(view.turn, zone))
  const others = (zones: Zone[]) => view.players.flatMap((_, seat) => (seat === view.turn && verb !== 'copy' ? [] : zones.map((zone) => placeOf(seat, zone))))
  if (act === 'top' || verb === 'keep' || kind === 'sift') return ['deck']
  if (act === 'take task' && view.asks?.opponent !== undefined) return [placeOf(view.asks.opponent, 'task')]
  if (act.startsWith('sell all ')) return own(['workplace'])
  if (card === null) return []
  if (act.endsWith(' from assistants') || kind === 'sell assistant') return own(['assistants'])
  if (verb === 'seize') return others(wing ? [wing] : ['left', 'right'])
  if (verb === 'move') return own([wing === 'left' ? 'right' : 'left'])
  if (verb === 'take') return others(FROM_OTHERS[kind] ?? []).length ? others(FROM_OTHERS[kind]!) : ['floor']
  if (verb === 'return' && kind === 'return floor') return ['floor']
  if (verb === 'return' && kind === 'spending') return own(['workplace'])
  if (OWN[verb]) return own(wing ? [wing] : OWN[verb])
  if (OTHERS[verb]) return others(OTHERS[verb])
  return ['hand']
}

/** The acts that a card offers where it lies: by "place/card". */
export function offersAt(view: MottainaiView, legal: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const lying = places(view)
  const add = (place: string, card: string, act: string) => found.set(`${place}/${card}`, [...(found.get(`${place}/${card}`) ?? []), act])
  for (const one of legal.map(offer)) {
    const meant = expected(view, one)
    if (one.act === 'take task') meant.forEach((place) => lying.get(place)?.forEach((card) => add(place, card, one.act)))
    if (one.act.startsWith('sell all ')) {
      const sold = cardsIn(view.players[view.turn]!, 'workplace').filter((card) => materialOf(card) === one.act.slice(9))
      new Set(sold).forEach((card) => add(placeOf(view.turn, 'workplace'), card, one.act))
    }
    if (one.card === null) continue
    const there = meant.filter((place) => lying.get(place)?.includes(one.card!))
    const anywhere = [...lying.keys()].filter((place) => lying.get(place)!.includes(one.card!))
    for (const place of there.length ? there : anywhere) add(place, one.card, one.act)
  }
  return found
}

const WORDS: Record<string, string> = {
  done: 'Done',
  pray: 'Pray',
  tailor: 'Tailor',
  top: 'Top card of the deck',
  'take task': 'Their task',
  left: 'Left wing',
  right: 'Right wing',
  'clear floor': 'Clear the floor',
  'fill floor': 'Fill the floor',
}

/** What "done" means, by what is asked. */
const DONE: Record<string, string> = {
  admission: 'Skip this task',
  actions: 'Leave the action unused',
  tailoring: 'Done, draw now',
  effects: 'Use none',
  daytime: 'Done, go on',
  maybe: 'Leave it at that',
  show: 'Show none',
  complete: 'Complete none',
  'sell assistant': 'Sell none',
}

/** An act as the words of a button; `kind` is what is asked. */
export function label(act: string, names: readonly string[], kind = ''): string {
  if (act === 'done' && DONE[kind]) return DONE[kind]
  if (WORDS[act]) return WORDS[act]
  const { verb, card, wing } = offer(act)
  if (verb === 'player') return names[Number(act.slice(7))] ?? act
  if (card === null) return act.charAt(0).toUpperCase() + act.slice(1)
  const words = act.slice(verb.length + 1)
  const told = wing ? `${card}, ${verb === 'seize' ? 'from ' : ''}${wing} wing` : words
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${told}`
}

/** Answers that differ only in the wing stand together. */
export function grouped(legal: readonly string[]): string[][] {
  const found = new Map<string, string[]>()
  for (const act of legal) {
    const { verb, card, wing } = offer(act)
    const key = wing ? `${verb} ${card}` : act
    found.set(key, [...(found.get(key) ?? []), act])
  }
  return [...found.values()]
}

/** A sentence with the players' names in place of "player 1". */
export const named = (text: string, names: readonly string[]) =>
  text.replace(/\b[Pp]layer (\d)\b/g, (found, seat: string) => names[Number(seat)] ?? found)

/** The players' names; where several are called alike, each with a number. */
export function distinct(names: readonly string[]): string[] {
  const alike = (name: string) => names.filter((other) => other === name).length > 1
  return names.map((name, seat) => (alike(name) ? `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}` : name))
}

/** The card that an act in the log was about. */
export const cardOf = (act: string | undefined) => (act ? offer(act).card : null)
