/** The focus never falls to the page: what had it may be gone with the position that it belonged to. */

/** Where it goes then: to what asks to have it, else the board, else whatever can be done. */
const HOMES = ['[data-focus]', '.board [tabindex="0"]', '.talk button:not([disabled])', 'button:not([disabled])']

export function keepFocus(main: HTMLElement | undefined): void {
  if (!main || document.activeElement !== document.body || document.querySelector('dialog[open]')) return
  const found = HOMES.flatMap((home) => [...main.querySelectorAll<HTMLElement | SVGElement>(home)])
  found.find(isSeen)?.focus({ preventScroll: true })
}

/** What is not drawn cannot have the focus. */
const isSeen = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true
