/** Mottainai: its table for the shell. */

import type { GameTable } from '../types'
import Board from './Board.svelte'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'
import type { MottainaiView } from './view'

export default {
  fills: true,
  Board,
  Scoring,
  SeatSign,
  scores: (view: MottainaiView) => view.players.map(({ points }) => points),
  buttons: () => [],
  shortcuts: [
    { keys: '1 … 9, a …', text: 'give the answer that shows this key' },
    { keys: 'Tab', text: 'go over answers and cards; a card tells what it does' },
    { keys: 'Enter', text: 'use a lit card, or learn why another cannot be used' },
    { keys: 'Esc', text: 'close what a card offers or tells' },
  ],
} satisfies GameTable
