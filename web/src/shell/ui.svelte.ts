/** What of the shell is open now. */

import type { Shortcut } from '../games/types'
import { session } from '../lib/session.svelte'

export type Panel = 'log' | 'rules' | 'talk'

class Ui {
  /** The reader is asked for a name; and what comes once there is one. */
  naming = $state.raw<{ then(): void } | null>(null)
  help = $state(false)
  alerts = $state(false)
  /** The seat that was found for the reader, to be taken on arrival. */
  sitting = $state.raw<{ table: string; seat: number; game: string; rated: boolean } | null>(null)
  /** On narrow screens the panels are sheets that lie over the table; on wide ones a panel is always open. */
  sheet = $state(false)
  panel = $state<Panel>('log')
  /** The rule that the rules panel should show. */
  rule = $state<string | null>(null)
  /** Shortcuts of the game at the table, for the help. */
  shortcuts = $state.raw<() => Shortcut[]>(() => [])

  askName(then: () => void = () => undefined): void {
    this.naming = { then }
  }

  /** Whoever takes a seat is asked for a name first, where there is none yet. */
  named(then: () => void): void {
    if (session.me && !session.me.named) this.askName(then)
    else then()
  }

  open(panel: Panel): void {
    this.panel = panel
    this.sheet = true
  }

  toggle(panel: Panel): void {
    if (this.sheet && this.panel === panel) this.sheet = false
    else this.open(panel)
  }

  openRule(rule: string): void {
    this.rule = rule
    this.open('rules')
  }
}

export const ui = new Ui()
