/** Light or dark: as the system says, or as this browser's user chose. */

import { kept } from './kept'

export type Choice = 'system' | 'light' | 'dark'

const KEY = 'sandtable.theme'
const ORDER: Choice[] = ['system', 'light', 'dark']

const isChoice = (value: unknown): value is Choice => ORDER.includes(value as Choice)

class Theme {
  choice = $state<Choice>('system')

  /** Take up the choice of an earlier visit. */
  restore(): void {
    const before = kept()?.getItem(KEY)
    this.choose(isChoice(before) ? before : 'system')
  }

  choose(choice: Choice): void {
    this.choice = choice
    const root = document.documentElement
    if (choice === 'system') delete root.dataset.theme
    else root.dataset.theme = choice
    kept()?.setItem(KEY, choice)
  }

  turn(): void {
    this.choose(ORDER[(ORDER.indexOf(this.choice) + 1) % ORDER.length]!)
  }
}

export const theme = new Theme()
