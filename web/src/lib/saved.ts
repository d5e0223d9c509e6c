/** Finished games saved as pages: as a file, and on this device, where they open without a line. */

import { getPage } from './api'
import { at } from './base'
import { mayKeep } from './offline'

/** The service worker reads it too. */
const GAMES = 'games'
const TITLE = 'X-Title'
/** A page that carries everything asks for nothing, and is no part of the house. */
const ALONE = Object.entries({
  sandbox: 'allow-scripts',
  'default-src': "'none'",
  'script-src': "'unsafe-inline'",
  'style-src': "'unsafe-inline'",
  'img-src': 'data: blob:',
  'font-src': 'data:',
})
  .map((directive) => directive.join(' '))
  .join('; ')

export interface Saved {
  path: string
  title: string
}

/** Fetch the page of a game as a file; a copy stays on the device. Throws where there is none. */
export async function save(table: string, title: string, file: string): Promise<void> {
  const page = await getPage(table)
  if (mayKeep()) await keep(table, title, page).catch(() => undefined) // a full device has the file all the same
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([page], { type: 'text/html' })), download: file })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function keep(table: string, title: string, page: string): Promise<void> {
  await navigator.serviceWorker.register(at('/sw.js'))
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': ALONE, [TITLE]: encodeURIComponent(title) }
  await (await caches.open(GAMES)).put(at(`/kept/${table}`), new Response(page, { headers }))
}

/** The games on this device, the latest first. */
export async function savedGames(): Promise<Saved[]> {
  if (!mayKeep()) return []
  const cache = await caches.open(GAMES)
  const told: Saved[] = []
  for (const request of await cache.keys()) {
    const title = (await cache.match(request))?.headers.get(TITLE)
    told.push({ path: new URL(request.url).pathname, title: decodeURIComponent(title ?? '') })
  }
  return told.reverse()
}

export const forget = async (path: string) => (await caches.open(GAMES)).delete(path)
