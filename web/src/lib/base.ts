/** Where the page lives: at the top of its site, or under a path that the server writes into it (`base_path`). */

const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? '/'

/** "" at the top, else such as "/games". */
export const BASE = written.replace(/\/$/, '')

/** The address of a path of ours, as in "/t/x". */
export const at = (path: string): string => BASE + path

/** The lobby. */
export const home = at('/')

/** The path of ours that an address leads to. */
export const within = (address: string): string => (address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : '/')
