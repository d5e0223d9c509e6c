/** The page kept for offline use: its files, the rules, and every lesson along its right acts. */

import * as api from './api'
import { at } from './base'
import type { LessonAttempt, LessonShown } from './contract'

/** The service worker reads it. */
const OFFLINE = 'offline'
const PLAIN = ['/', '/api/me', '/api/games', '/api/announcement', '/api/lessons', '/api/puzzles']
const LONGEST = 40

export const mayKeep = () => 'serviceWorker' in navigator && 'caches' in globalThis

/** What a lesson showed after these answers. */
const lessonKey = (name: string, answers: readonly string[]) => at(`/offline/lessons/${name}?${encodeURIComponent(JSON.stringify(answers))}`)

/** Keep everything; `told` hears how much of it is there. */
export async function keep(told: (share: number) => void): Promise<void> {
  await navigator.serviceWorker.register(at('/sw.js'))
  await navigator.serviceWorker.ready
  await caches.delete(OFFLINE)
  const cache = await caches.open(OFFLINE)
  const files = await api.call<string[]>('GET', '/files.json')
  const [games, lessons] = [await api.getGames(), await api.getLessons()]
  const paths = [...files.map((file) => `/${file}`), ...PLAIN, ...games.map(({ name }) => `/api/rules/${name}`)]
  const total = paths.length + lessons.length
  let done = 0
  const next = () => told(++done / total)
  for (const path of paths) {
    await cache.add(at(path))
    next()
  }
  for (const { name } of lessons) {
    await keepLesson(cache, name)
    next()
  }
}

async function keepLesson(cache: Cache, name: string): Promise<void> {
  let answers: string[] = []
  let shown = await api.giveLesson(name, { answers })
  for (let step = 0; step < LONGEST; step++) {
    await cache.put(lessonKey(name, answers), new Response(JSON.stringify(shown)))
    if (!shown.step) return
    const act = shown.step.show ?? ''
    shown = await api.giveLesson(name, { answers, act })
    answers = [...answers, act]
  }
}

/** A lesson without the server: the act that was meant goes on, any other is answered by `otherwise`; null where the
 * lesson was not kept. */
export async function giveLesson(name: string, { answers = [], act }: Partial<LessonAttempt>, otherwise: string): Promise<LessonShown | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(OFFLINE)
  const read = async (given: readonly string[]) => (await (await cache.match(lessonKey(name, given)))?.json()) as LessonShown | undefined
  if (act === undefined || act === null) {
    const here = await read(answers)
    if (here && answers.length) return { ...here, right: false, text: otherwise, rule: null }
    return here ?? null
  }
  const after = await read([...answers, act])
  if (after) return after
  const here = await read(answers)
  return here ? { ...here, right: false, text: otherwise, rule: null } : null
}
