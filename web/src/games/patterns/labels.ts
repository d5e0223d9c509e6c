/** Words for tokens and spaces, for people who listen to the page. */

import { say } from 'words:patterns'
import { colorWords } from '../../lib/sand'
import type { Offer } from '../../lib/contract'
import { isFaceUp, type Color, type PatternsOffer, type PatternsView, type Token } from './view'

/** The color that an act brings face down onto its space. */
export function placedColor(offer: PatternsOffer): Color | null {
  if (offer.verb === 'flip') return offer.parts.taken as Color
  return offer.verb === 'swap' || offer.verb === 'establish' ? (offer.parts.placed as Color) : null
}

/** Whether nothing is left to do for the reader afterwards. */
export const isLast = (offer: Offer) => 'last' in offer.parts

export function tokenLabel(token: Token | undefined, seat: number | null): string {
  if (!token) return say('empty')
  const color = colorWords(token.color)
  if (isFaceUp(token)) return say('face-up', { color })
  const owner = seat === null ? say('group-of-player', { number: token.seat! + 1 }) : token.seat === seat ? say('your-group') : say('opponents-group')
  const claim = token.claim === undefined ? '' : `, ${say('claim-marker', { number: token.claim })}`
  return `${say('face-down', { color, owner })}${claim}`
}

export function spaceLabel(view: PatternsView, seat: number | null, space: string, offers: readonly Offer[]): string {
  const there = tokenLabel(view.board[space], seat)
  if (!offers.length) return say('space', { space, there })
  const acts = offers.map(({ label }) => say('may-do', { label })).reduce((before, next) => say('or', { before, next }))
  return say('space-may', { space, there, acts })
}
