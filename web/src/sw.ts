/** The service worker: takes pushes, shows each once, and says that it arrived; and where the reader has kept the page for
 * offline use (lib/offline.ts), answers from that when the server cannot be reached. Games that were saved here open from here. */

export {}

interface Page {
  url: string
  navigate(path: string): Promise<Page | null>
  focus(): Promise<Page>
}

/** What of a service worker is used here; the page's own types do not have it. */
interface Worker {
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(which: object): Promise<Page[]>
    openWindow(path: string): Promise<Page | null>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: Happened) => void): void
}

interface Happened {
  request: Request
  respondWith(answer: Promise<Response>): void
  data: { json(): Told } | null
  notification: Notification
  waitUntil(work: Promise<unknown>): void
}

const worker = self as unknown as Worker

/** The address of a path: this file lies where the page does. */
const at = (path: string) => new URL(path.slice(1), worker.registration.scope).href

interface Told {
  name: string
  title: string
  text: string
  path: string
}

/** What was shown already, so that an alert that is sent again is not shown again. */
const SHOWN = 'alerts-shown'

const keyOf = (name: string) => at(`/alerts/${name}`)

const say = (what: 'arrived' | 'opened', name: string) =>
  fetch(at(`/api/alerts/${what}`), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }) })

async function show({ name, title, text, path }: Told): Promise<void> {
  const cache = await caches.open(SHOWN)
  if (!(await cache.match(keyOf(name)))) {
    await worker.registration.showNotification(title, { body: text, tag: name, icon: at('/favicon-turn.svg'), data: { name, path } })
    await cache.put(keyOf(name), new Response(''))
  }
  await say('arrived', name)
}

async function open({ name, path }: { name: string; path: string }): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === at(path)) ?? windows[0]
  await Promise.all([name && say('opened', name), there ? there.navigate(at(path)).then((page) => page?.focus()) : worker.clients.openWindow(at(path))])
}

/** Written by lib/offline.ts and lib/saved.ts. */
const OFFLINE = 'offline'
const GAMES = 'games'

/** The server's answer; without one, what was kept. Every place of the page is the same file. */
async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (problem) {
    const cache = await caches.open(OFFLINE)
    const found = await cache.match(request.mode === 'navigate' ? at('/') : request.url, { ignoreVary: true })
    if (!found) throw problem
    return found
  }
}

/** A game that was saved on this device: there is no such page in the house. */
const savedGame = async (request: Request) => (await (await caches.open(GAMES)).match(request.url)) ?? answer(request)

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(at('/kept/'))) event.respondWith(savedGame(event.request))
  else if (method === 'GET' && url.startsWith(at('/'))) event.respondWith(answer(event.request))
})
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
