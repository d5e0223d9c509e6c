/** Light or dark: as the system says, or as this browser's user chose. */

export type Choice = 'system' | 'light' | 'dark'

const KEY = 'sandtable.theme'
const ORDER: Choice[] = ['system', 'light', 'dark']

const isChoice = (value: unknown): value is Choice => ORDER.includes(value as Choice)

class Theme {
  choice = $state<Choice>('system')

  /** Take up the choice of an earlier visit. */
  restore(): void {
    const kept = keep()?.getItem(KEY)
    this.choose(isChoice(kept) ? kept : 'system')
  }

  choose(choice: Choice): void {
    this.choice = choice
    const root = document.documentElement
    if (choice === 'system') delete root.dataset.theme
    else root.dataset.theme = choice
    keep()?.setItem(KEY, choice)
  }

  turn(): void {
    this.choose(ORDER[(ORDER.indexOf(this.choice) + 1) % ORDER.length]!)
  }
}

/** The browser's storage; none in a browser that forbids it. */
function keep(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

export const theme = new Theme()
