/** Mottainai: its table for the shell. */

import { say } from 'words:mottainai'
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
  get shortcuts() {
    return [
      { keys: '1 … 9, a …', text: say('keys-answer') },
      { keys: 'Tab', text: say('keys-tab') },
      { keys: 'Enter', text: say('keys-enter') },
      { keys: 'Esc', text: say('keys-escape') },
    ]
  },
} satisfies GameTable
