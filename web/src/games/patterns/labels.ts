/** Words for tokens and spaces, for people who listen to the page. */

import type { Offer } from '../../lib/contract'
import { isFaceUp, type Color, type PatternsOffer, type PatternsView, type Token } from './view'

/** The color that an act brings face down onto its space. */
export function placedColor(offer: PatternsOffer): Color | null {
  if (offer.verb === 'flip') return offer.parts.taken as Color
  return offer.verb === 'swap' || offer.verb === 'establish' ? (offer.parts.placed as Color) : null
}

/** Whether nothing is left to do for the reader afterwards. */
export const isLast = (offer: Offer) => 'last' in offer.parts
export const LAST_WORDS = 'After it you can do nothing more.'

export function tokenLabel(token: Token | undefined, seat: number | null): string {
  if (!token) return 'empty'
  if (isFaceUp(token)) return `${token.color}, face up`
  const owner = seat === null ? `player ${token.seat! + 1}’s` : token.seat === seat ? 'your' : 'your opponent’s'
  const claim = token.claim === undefined ? '' : `, claim marker ${token.claim}`
  return `${token.color}, face down, ${owner} group${claim}`
}

export function spaceLabel(view: PatternsView, seat: number | null, space: string, offers: readonly Offer[]): string {
  const may = offers.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)).join(' or ')
  return `${space}: ${tokenLabel(view.board[space], seat)}${may ? `; you may ${may}` : ''}`
}
