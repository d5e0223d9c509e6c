/** A view of Patterns, and small questions about it. */

import type { Offer, PatternsAct, PatternsToken, PatternsView } from '../../lib/contract'

export { COLORS, type Color } from '../../lib/sand'
export type { PatternsRiverPlace as RiverPlace, PatternsToken as Token, PatternsView } from '../../lib/contract'

export type PatternsOffer = Offer & PatternsAct

/** The offers of a table of Patterns. */
export const patternsOffers = (offers: readonly Offer[]) => offers as readonly PatternsOffer[]

export const isFaceUp = (token: PatternsToken | undefined) => token !== undefined && token.seat === undefined

export type PatternsBoard = PatternsView['board']
