/** Mondo: its table for the shell. */

import type { GameTable } from '../types'
import Board from './Board.svelte'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'
import type { MondoView } from './view'

export default {
  fills: true,
  Board,
  Scoring,
  SeatSign,
  lost: 'Not this time',
  scores: (view: MondoView) => view.scores,
  buttons: () => [],
  shortcuts: [
    { keys: '← ↑ → ↓', text: 'move over the heap, or over your world' },
    { keys: 'Enter', text: 'take the tile, or place it' },
    { keys: 'r', text: 'turn the tile in hand round (Shift + R: back)' },
    { keys: 't', text: 'turn it over' },
    { keys: 'Backspace', text: 'put it back' },
    { keys: '+ − 0', text: 'zoom the heap in and out, or as at first' },
    { keys: 'h · w', text: 'go to the heap, to your world' },
    { keys: 'o', text: 'jump out' },
  ],
} satisfies GameTable
