/** Movement on the table: short, and none where the system asks for none. */

export const MOVE_MS = 280

const quiet = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** How long something may move. */
export const duration = (ms: number = MOVE_MS) => (quiet() ? 0 : ms)
