/** Words for cards, places and acts, for buttons and for people who listen to the page. */

import { say } from 'words:mandala'
import { colorWords, type Color } from '../../lib/sand'
import type { Place, Play } from './offers'
import { cardsOf, countOf, type Pile } from './view'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "2 red, 1 black" */
export const pileWords = (pile: Pile) =>
  cardsOf(pile)
    .map(({ color, number }) => say('cards-of-color', { number, color: colorWords(color) }))
    .join(', ') || say('empty')

/** "Mountain 1", "Field 2", "the discard pile" */
export function placeWords(place: Place): string {
  const [kind, number = ''] = place.split(' ')
  return kind === 'mountain' ? say('mountain', { number }) : kind === 'field' ? say('field', { number }) : say('the-discard-pile')
}

/** What playing to a place is called. */
export const verbFor = (place: Place) => (place === 'discard' ? say('discard') : place.startsWith('field') ? say('grow') : say('build'))

/** "3 red in hand; you may play them to Mountain 1, Field 2 or the discard pile" */
export function handLabel(color: Color, number: number, plays: readonly Play[]): string {
  const places = [...new Set(plays.map(({ place }) => place))].map(placeWords)
  const cards = { number, color: colorWords(color) }
  return places.length ? say('in-hand-may', { ...cards, places: either(places) }) : say('in-hand', cards)
}

export const either = (words: string[]) =>
  words.length < 2 ? (words[0] ?? '') : say('either', { first: words.slice(0, -1).join(', '), last: words.at(-1)! })

export const pointWords = (points: number) => say('points', { points })

/** Who would choose first if the Mandala were complete now. */
export function firstWords(first: number | null, seat: number | null, owners: readonly string[]): string {
  if (first === null) return say('first-open')
  return first === seat ? say('first-you') : say('first-other', { name: owners[first]!.replace(/’s$/, '') })
}

/** The same where there is little room. */
export function firstBriefly(first: number | null, seat: number | null): string {
  if (first === null) return say('brief-open')
  return seat === null ? say('brief-player', { number: first + 1 }) : first === seat ? say('brief-you') : say('brief-other')
}

/** What the colors of a Mountain would bring the reader: " It would bring you 2 points for black, 4 points for red." */
export function gainWords(mountain: Pile, gains: Pile): string {
  const told = cardsOf(mountain).map(({ color }) => say('points-for', { points: pointWords(countOf(gains, color)), color: colorWords(color) }))
  return told.length ? ` ${say('would-bring', { points: told.join(', ') })}` : ''
}
