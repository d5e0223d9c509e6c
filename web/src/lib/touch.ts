/** Whether the reader last used a finger: a finger covers what it touches, and slips. */

let finger = false

export const byFinger = (): boolean => finger

/** The reader used a mouse, a pen, a finger (`touch`), or keys. */
export function used(what: string): void {
  finger = what === 'touch'
}

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', (event) => used(event.pointerType), { capture: true, passive: true })
  addEventListener('keydown', () => used('keys'), { capture: true, passive: true })
}
