/** A plain table for games that have none of their own: made from their offers and their view. */

import type { GameTable } from '../types'
import Board from './Board.svelte'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'

export default {
  Board,
  Scoring,
  SeatSign,
  scores: () => null,
  buttons: () => [],
  shortcuts: [{ keys: '← ↑ → ↓', text: 'from answer to answer' }],
} satisfies GameTable
