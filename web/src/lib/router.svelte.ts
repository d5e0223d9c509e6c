/** Two addresses: the lobby `/` and a table `/t/<id>`. */

class Router {
  path = $state(globalThis.location?.pathname ?? '/')

  get table(): string | null {
    return /^\/t\/([^/]+)\/?$/.exec(this.path)?.[1] ?? null
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

export const tablePath = (id: string) => `/t/${id}`
export const invitation = (id: string) => location.origin + tablePath(id)
