/** Mondo: its table for the shell. */

import { say } from 'words:mondo'
import type { GameTable } from '../types'
import Board from './Board.svelte'
import { attempted } from './finishing'
import Scoring from './Scoring.svelte'
import SeatSign from './SeatSign.svelte'
import type { MondoView } from './view'

export default {
  fills: true,
  Board,
  Scoring,
  SeatSign,
  get lost() {
    return say('lost')
  },
  scores: (view: MondoView) => view.scores,
  buttons: () => [],
  attempted,
  get shortcuts() {
    return [
      { keys: '← ↑ → ↓', text: say('keys-move') },
      { keys: 'Enter', text: say('keys-enter') },
      { keys: 'r', text: say('keys-turn') },
      { keys: 't', text: say('keys-over') },
      { keys: 'Backspace', text: say('keys-back') },
      { keys: '+ − 0', text: say('keys-zoom') },
      { keys: 'h · w', text: say('keys-go') },
      { keys: 'o', text: say('keys-out') },
    ]
  },
} satisfies GameTable
