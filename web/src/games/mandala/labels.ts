/** Words for cards, places and acts, for buttons and for people who listen to the page. */

import type { Color } from '../../lib/sand'
import type { Offer, Place } from './offers'
import { cardsOf, type Pile } from './view'

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

export const offerLabel = ({ place, color, number }: Offer) => `${verbFor(place)} ${number} ${color}`

/** "3 red in hand; you may play them to Mountain 1, Field 2 or the discard pile" */
export function handLabel(color: Color, number: number, offers: readonly Offer[]): string {
  const places = [...new Set(offers.map(({ place }) => place))].map(placeWords)
  return `${number} ${color} in hand${places.length ? `; may go to ${either(places)}` : ''}`
}

export const either = (words: string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
