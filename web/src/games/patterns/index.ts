/** Patterns: its table for the shell. */

import { verbOf, withoutTarget } from '../../lib/acts'
import type { GameTable, TableButton } from '../types'
import Board from './Board.svelte'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'
import TokenIcon from './TokenIcon.svelte'
import type { PatternsView } from './view'

/** The next flip; when there is none left, whatever ends the flipping. */
const nextFlip = (legal: readonly string[]) => legal.find((act) => verbOf(act) === 'flip') ?? withoutTarget(legal)[0]

function buttons(view: PatternsView, legal: readonly string[]): TableButton[] {
  if (view.phase === 'choosing') {
    return legal.map((act) => {
      const color = act.split(' ')[1]!
      return { label: `Take ${color}`, act, icon: { component: TokenIcon, props: { color, size: 28 } } }
    })
  }
  const ends = withoutTarget(legal).map((act) => ({ label: 'Stop here', act }))
  return ends.length ? [{ label: 'Flip all', series: nextFlip, primary: true }, ...ends] : []
}

export default {
  Board,
  Scoring,
  SeatSign,
  scores: (view: PatternsView) => view.scores,
  buttons,
  shortcuts: [
    { keys: '← ↑ → ↓', text: 'move over the Mandala' },
    { keys: 'Enter', text: 'act on the focused space, or learn why not' },
    { keys: 'n / p', text: 'next, previous space where you may act' },
    { keys: 'e · f · s', text: 'establish, flip, swap there' },
  ],
} satisfies GameTable
