/** Mandala: its table for the shell. */

import type { GameTable, TableButton } from '../types'
import Board from './Board.svelte'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'
import type { MandalaView } from './view'

/** Acts of one word have no place on the board. */
const buttons = (_: MandalaView, legal: readonly string[]): TableButton[] =>
  legal.filter((act) => !act.includes(' ')).map((act) => ({ label: 'Pass', act, primary: true }))

export default {
  Board,
  Scoring,
  SeatSign,
  scores: (view: MandalaView) => view.points,
  buttons,
  shortcuts: [
    { keys: '← ↑ → ↓', text: 'move over hand, Mandalas and piles' },
    { keys: 'Enter', text: 'take up a color; then play it to the focused place, or learn why not' },
    { keys: 'n / p', text: 'next, previous place where you may act' },
    { keys: '1 … 8', text: 'so many cards, where you are asked how many' },
    { keys: 'Esc', text: 'put the color down again' },
  ],
} satisfies GameTable
