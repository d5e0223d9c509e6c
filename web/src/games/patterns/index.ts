/** Patterns: its table for the shell. */

import { say } from 'words:patterns'
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
  return ends.length ? [{ label: say('flip-all'), series: nextFlip, primary: true }, ...ends] : []
}

export default {
  shape: MAT.width / MAT.height,
  Board,
  Scoring,
  SeatSign,
  scores: (view: PatternsView) => view.scores,
  buttons,
  get shortcuts() {
    return [
      { keys: '← ↑ → ↓', text: say('keys-move') },
      { keys: 'Enter', text: say('keys-enter') },
      { keys: 'n / p', text: say('keys-next') },
      { keys: 'e · f · s', text: say('keys-acts') },
    ]
  },
} satisfies GameTable
