/** Mandala: its table for the shell. */

import { say } from 'words:mandala'
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
  upright: 0.7,
  Board,
  Scoring,
  SeatSign,
  scores,
  buttons,
  get shortcuts() {
    return [
      { keys: '← ↑ → ↓', text: say('keys-move') },
      { keys: 'Enter', text: say('keys-enter') },
      { keys: 'n / p', text: say('keys-next') },
      { keys: '1 … 8', text: say('keys-number') },
      { keys: 'Esc', text: say('keys-escape') },
    ]
  },
} satisfies GameTable
