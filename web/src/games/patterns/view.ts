/** A view of Patterns as the server sends it. */

import type { View } from '../../lib/protocol'
import { COLORS, type Color } from '../../lib/sand'

export { COLORS, type Color }

/** A face-up token has a color only; a face-down one its group's seat, maybe a claim marker. */
export interface Token {
  color: Color
  seat?: number
  claim?: number
}

export interface RiverPlace {
  color: Color
  claim: number
  tokens: number
  points: number
}

export interface PatternsView extends View {
  phase: 'choosing' | 'playing' | 'flipping' | 'over'
  start: number
  board: Record<string, Token>
  aside: Color[]
  bowls: (Color | null)[]
  rivers: RiverPlace[][]
  scores: number[]
}

export const isFaceUp = (token: Token | undefined) => token !== undefined && token.seat === undefined
