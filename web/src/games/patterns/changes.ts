/** What moved between two views, for showing it. */

import { SPACES } from './geometry'
import { isFaceUp, type Color, type PatternsView } from './view'

export type Change =
  | { kind: 'flip'; space: string; seat: number; color: Color }
  | { kind: 'trade'; space: string; seat: number; placed: Color; taken: Color }
  | { kind: 'bowls'; bowls: (Color | null)[]; aside: Color[] }

/** The one change from a view to the next; null if there is none, or more than one. */
export function change(before: PatternsView | null, after: PatternsView): Change | null {
  if (!before) return null
  const turned = SPACES.filter((space) => isFaceUp(before.board[space]) !== isFaceUp(after.board[space]))
  if (before.phase === 'choosing' && after.phase !== 'choosing') {
    return turned.length ? null : { kind: 'bowls', bowls: after.bowls, aside: before.aside }
  }
  if (turned.length !== 1) return null
  return trade(before, after, turned[0]!)
}

function trade(before: PatternsView, after: PatternsView, space: string): Change | null {
  const old = before.board[space]
  const token = after.board[space]
  if (!old || token?.seat === undefined) return null
  const { seat, color, claim } = token
  if (old.color === color && claim === undefined) return { kind: 'flip', space, seat, color }
  return { kind: 'trade', space, seat, placed: color, taken: old.color }
}
