/** What every card on the table may ask of the table. */

import { createContext } from 'svelte'

export interface Table {
  /** The acts that a card offers where it lies. */
  acts(place: string, card: string): readonly string[]
  /** Whether the last act was about this card, here. */
  fresh(place: string, card: string): boolean
  /** What a copying work is at the moment. */
  copied(place: string, card: string): string | null
  /** A tap: acts, opens the chooser, or asks why not. */
  touch(place: string, card: string, element: HTMLElement): void
  /** Shows what a card does, or hides it again. */
  look(card: string | null, element: HTMLElement | null): void
}

export const [getTable, setTable] = createContext<Table>()
