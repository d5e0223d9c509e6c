/** Words for tokens and acts, for buttons and for people who listen to the page. */

import { verbOf } from '../../lib/acts'
import { isFaceUp, type Color, type PatternsView, type Token } from './view'

const VERBS: Record<string, string> = { establish: 'Establish', flip: 'Flip', swap: 'Swap in', bowl: 'Take', stop: 'Stop' }

/** The color that an act brings face down onto its space. */
export function placedColor(view: PatternsView, seat: number, act: string, space: string): Color | null {
  return verbOf(act) === 'flip' ? (view.board[space]?.color ?? null) : (view.bowls[seat] ?? null)
}

export function actLabel(view: PatternsView, seat: number, act: string, space: string): string {
  const color = placedColor(view, seat, act, space) ?? ''
  return `${VERBS[verbOf(act)] ?? verbOf(act)} ${color}`.trim()
}

export function tokenLabel(token: Token | undefined, seat: number | null): string {
  if (!token) return 'empty'
  if (isFaceUp(token)) return `${token.color}, face up`
  const owner = seat === null ? `player ${token.seat! + 1}’s` : token.seat === seat ? 'your' : 'your opponent’s'
  const claim = token.claim === undefined ? '' : `, claim marker ${token.claim}`
  return `${token.color}, face down, ${owner} group${claim}`
}

export function spaceLabel(view: PatternsView, seat: number | null, space: string, acts: readonly string[]): string {
  const offers = acts.map((act) => actLabel(view, seat ?? 0, act, space).toLowerCase()).join(' or ')
  return `${space}: ${tokenLabel(view.board[space], seat)}${offers ? `; you may ${offers}` : ''}`
}
