/** A plain table for games that have none of their own: made from their offers and their view. */

import { say } from 'words:plain'
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
  get shortcuts() {
    return [{ keys: '← ↑ → ↓', text: say('keys-move') }]
  },
} satisfies GameTable
