/** Words for cards, places and acts, for buttons and for people who listen to the page. */

import type { Color } from '../../lib/sand'
import type { Place, Play } from './offers'
import { cardsOf, countOf, type Pile } from './view'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "2 red, 1 black" */
export const pileWords = (pile: Pile) =>
  cardsOf(pile)
    .map(({ color, number }) => `${number} ${color}`)
    .join(', ') || 'empty'

const PLACE_WORDS: Record<Place, string> = {
  'mountain 1': 'Mountain 1',
  'mountain 2': 'Mountain 2',
  'field 1': 'Field 1',
  'field 2': 'Field 2',
  discard: 'the discard pile',
}
export const placeWords = (place: Place) => PLACE_WORDS[place]

/** What playing to a place is called. */
export const verbFor = (place: Place) => (place === 'discard' ? 'Discard' : place.startsWith('field') ? 'Grow' : 'Build')

/** "3 red in hand; you may play them to Mountain 1, Field 2 or the discard pile" */
export function handLabel(color: Color, number: number, plays: readonly Play[]): string {
  const places = [...new Set(plays.map(({ place }) => place))].map(placeWords)
  return `${number} ${color} in hand${places.length ? `; may go to ${either(places)}` : ''}`
}

export const either = (words: string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

export const pointWords = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`

/** Who would choose first if the Mandala were complete now. */
export function firstWords(first: number | null, seat: number | null, owners: readonly string[]): string {
  if (first === null) return 'Chooses first: who does not complete it'
  return first === seat ? 'You would choose first' : `${owners[first]!.replace(/’s$/, '')} would choose first`
}

/** The same where there is little room. */
export function firstBriefly(first: number | null, seat: number | null): string {
  if (first === null) return '1st: open'
  return seat === null ? `1st: player ${first + 1}` : first === seat ? '1st: you' : '1st: other'
}

/** What the colors of a Mountain would bring the reader: " It would bring you 2 points for black, 4 points for red." */
export function gainWords(mountain: Pile, gains: Pile): string {
  const told = cardsOf(mountain).map(({ color }) => `${pointWords(countOf(gains, color))} for ${color}`)
  return told.length ? ` It would bring you ${told.join(', ')}.` : ''
}
