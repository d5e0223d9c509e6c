/** Mandala: its table for the shell. */

import type { Offer } from '../../lib/contract'
import { withoutTarget } from '../../lib/offers'
import type { GameTable, TableButton } from '../types'
import Board from './Board.svelte'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'
import type { MandalaView } from './view'

const buttons = (_: MandalaView, offers: readonly Offer[]): TableButton[] =>
  withoutTarget(offers).map(({ act, label }) => ({ label, act, primary: true }))

const scores = (view: MandalaView) => view.points.map((points, seat) => (view.in_sight[seat] ? points : null))

export default {
  shape: 916 / 1132,
  Board,
  Scoring,
  SeatSign,
  scores,
  buttons,
  shortcuts: [
    { keys: '← ↑ → ↓', text: 'move over hand, Mandalas and piles' },
    { keys: 'Enter', text: 'take up a color; then play it to the focused place, or learn why not' },
    { keys: 'n / p', text: 'next, previous place where you may play' },
    { keys: '1 … 8', text: 'so many cards, where you are asked how many' },
    { keys: 'Esc', text: 'put the color down again' },
  ],
} satisfies GameTable
