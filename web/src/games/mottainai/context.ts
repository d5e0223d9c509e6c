/** What every card on the table may ask of the table. */

import { createContext } from 'svelte'

export interface TableContext {
  /** Whether a card offers something where it lies. */
  offers(place: string, card: string): boolean
  /** Whether a hint speaks of it. */
  hinted(place: string, card: string): boolean
  /** Whether the last act was about this card, here. */
  fresh(place: string, card: string): boolean
  /** What a copying work is at the moment. */
  copied(place: string, card: string): string | null
  /** Opens what a card is and does, with what it offers: reading never plays a card. */
  read(place: string, card: string, element: HTMLElement): void
  /** A click: acts, opens the chooser, or asks why not. */
  touch(place: string, card: string, element: HTMLElement): void
  /** Shows what a card does, or hides it again. */
  look(card: string | null, element: HTMLElement | null): void
}

export const [getTable, setTable] = createContext<TableContext>()
