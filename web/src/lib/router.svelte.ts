/** Addresses: the lobby `/`, a table `/t/<id>` and a move of it `/t/<id>/<number>`, and pages such as `/p/<handle>` or
 * `/learn/<game>/<lesson>`; all of them under the base. */

import { at, within } from './base'

export interface Place {
  /** The first word of the address: "", "t", "p", "account", … */
  kind: string
  /** What it is about, as in `/p/<about>`. */
  about: string
  /** The word after that. */
  more: string
  /** The move of a table. */
  number: number | null
}

export function placeOf(path: string): Place {
  const [kind = '', about = '', more = ''] = path.split('/').filter(Boolean).map(decoded)
  return { kind, about, more, number: /^\d{1,6}$/.test(more) ? Number(more) : null }
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

class Router {
  path = $state(globalThis.location?.pathname ?? at('/'))

  get place(): Place {
    return placeOf(within(this.path))
  }

  get table(): string | null {
    const { kind, about } = this.place
    return kind === 't' && about ? about : null
  }

  constructor() {
    globalThis.addEventListener?.('popstate', () => (this.path = location.pathname))
  }

  go(path: string): void {
    if (path === this.path) return
    history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
  }

  /** Another address for what is shown already: no step back leads here. */
  rename(path: string): void {
    if (path === this.path) return
    history.replaceState(null, '', path)
    this.path = path
  }

  /** For a link's click: stay on the page, unless another tab or window is asked for. */
  follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = (event.currentTarget as HTMLElement).closest('a')
    if (!link) return
    event.preventDefault()
    this.go(new URL(link.href).pathname)
  }
}

export const router = new Router()

export const tablePath = (id: string) => at(`/t/${id}`)
export const movePath = (id: string, number: number) => at(`/t/${id}/${number}`)
export const housePath = () => at('/house')
export const learnPath = (name = '') => at(name ? `/learn/${name}` : '/learn')
export const puzzlesPath = (game = '', today = false) => at(game ? `/puzzles/${game}${today ? '/today' : ''}` : '/puzzles')
export const dailyPath = (game = '', day = '') => at(game ? `/daily/${game}/${day}` : '/daily')
export const matchPath = (id = '') => at(id ? `/match/${id}` : '/match')
export const rulesPath = (game: string, rule?: string | null) => at(`/rules/${game}`) + (rule ? `#${encodeURIComponent(rule)}` : '')
export const ratingsPath = (game = '') => at(game ? `/ratings/${game}` : '/ratings')
export const ladderPath = (game = '') => at(game ? `/ladder/${game}` : '/ladder')
export const botPath = (handle: string) => at(`/bot/${handle}`)
export const personPath = (handle: string) => at(`/p/${handle}`)
export const invitation = (id: string) => location.origin + tablePath(id)
