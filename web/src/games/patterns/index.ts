/** Patterns: its table for the shell. */

import type { Offer } from '../../lib/contract'
import { withoutTarget } from '../../lib/offers'
import type { GameTable, TableButton } from '../types'
import Board from './Board.svelte'
import { MAT } from './geometry'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'
import TokenIcon from './TokenIcon.svelte'
import type { PatternsView } from './view'

/** The next flip; when there is none left, whatever ends the flipping. */
const nextFlip = (offers: readonly Offer[]) => offers.find(({ verb }) => verb === 'flip') ?? withoutTarget(offers)[0]

function buttons(view: PatternsView, offers: readonly Offer[]): TableButton[] {
  if (view.phase === 'choosing') {
    return offers.map(({ act, label, parts }) => ({ label, act, icon: { component: TokenIcon, props: { color: parts.color, size: 28 } } }))
  }
  const ends = withoutTarget(offers).map(({ act, label }) => ({ label, act }))
  return ends.length ? [{ label: 'Flip all', series: nextFlip, primary: true }, ...ends] : []
}

export default {
  shape: MAT.width / MAT.height,
  Board,
  Scoring,
  SeatSign,
  scores: (view: PatternsView) => view.scores,
  buttons,
  shortcuts: [
    { keys: '← ↑ → ↓', text: 'move over the Mandala' },
    { keys: 'Enter', text: 'play on the focused space, or learn why not' },
    { keys: 'n / p', text: 'next, previous space where you may play' },
    { keys: 'e · f · s', text: 'establish, flip, swap there' },
  ],
} satisfies GameTable
