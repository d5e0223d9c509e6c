/** The groups on the board, each with its spaces and its claim marker. */

import { SPACES } from './geometry'
import type { Style } from './outline'
import type { Color, PatternsView } from './view'

export interface Group {
  seat: number
  color: Color
  spaces: string[]
  claim: { number: number; space: string } | null
}

/** Players are told apart by shape: the first has round patches, the other square ones. */
export const SHAPES: [Style, Style] = [
  { inset: 6, outer: 43, inner: 20 },
  { inset: 6, outer: 13, inner: 8 },
]

/** All groups; `without` is a space whose token is still on its way. */
export function groupsOf(board: PatternsView['board'], without: string | null = null): Group[] {
  const groups = new Map<string, Group>()
  for (const space of SPACES) {
    const token = board[space]
    if (token?.seat === undefined || space === without) continue
    const id = `${token.seat} ${token.color}`
    const group = groups.get(id) ?? { seat: token.seat, color: token.color, spaces: [], claim: null }
    groups.set(id, group)
    group.spaces.push(space)
    if (token.claim !== undefined) group.claim = { number: token.claim, space }
  }
  return [...groups.values()]
}

/** A group of one token has room for both: its claim marker stands a little aside, so that its symbol is seen. */
export const ASIDE = 22
