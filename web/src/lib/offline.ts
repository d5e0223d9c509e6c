/** The page kept for offline use: its files, the rules, every lesson along its right acts, and puzzles with their answers. */

import * as api from './api'
import { at } from './base'
import type { GameTable } from '../games/types'
import type { LessonAttempt, LessonShown, PuzzleAttempt, PuzzleKept, PuzzleShown } from './contract'

/** The service worker reads it. */
const OFFLINE = 'offline'
const PLAIN = ['/', '/api/me', '/api/games', '/api/announcement', '/api/lessons', '/api/puzzles']
const LONGEST = 40

export const mayKeep = () => 'serviceWorker' in navigator && 'caches' in globalThis

/** What a lesson showed after these answers. */
const lessonKey = (name: string, answers: readonly string[]) => at(`/offline/lessons/${name}?${encodeURIComponent(JSON.stringify(answers))}`)

const puzzlesKey = (game: string) => at(`/offline/puzzles/${game}`)

/** Keep everything; `told` hears how much of it is there. */
export async function keep(told: (share: number) => void): Promise<void> {
  await navigator.serviceWorker.register(at('/sw.js'))
  await navigator.serviceWorker.ready
  await caches.delete(OFFLINE)
  const cache = await caches.open(OFFLINE)
  const files = await api.call<string[]>('GET', '/files.json')
  const [games, lessons, puzzles] = [await api.getGames(), await api.getLessons(), await api.getPuzzles()]
  const paths = [...files.map((file) => `/${file}`), ...PLAIN, ...games.map(({ name }) => `/api/rules/${name}`)]
  const total = paths.length + lessons.length + puzzles.length
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
  for (const { game } of puzzles) {
    await cache.put(puzzlesKey(game), new Response(JSON.stringify(await api.keepPuzzles(game))))
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

/** How many puzzles of each game were given since the page was opened. */
const turns = new Map<string, number>()

/** One of the puzzles that were kept, each in its turn; null where there are none. */
export async function nextPuzzle(game: string): Promise<PuzzleKept | null> {
  if (!('caches' in globalThis)) return null
  const cache = await caches.open(OFFLINE)
  const kept = (await (await cache.match(puzzlesKey(game)))?.json()) as PuzzleKept[] | undefined
  const number = turns.get(game) ?? 0
  turns.set(game, number + 1)
  return kept?.[number % kept.length] ?? null
}

/** What comes of an act in a kept puzzle; `otherwise` is said of a place that offers nothing. */
export function tryPuzzle(kept: PuzzleKept, shown: PuzzleShown, { act, target, give_up }: Partial<PuzzleAttempt>, otherwise: string, table: GameTable | null): PuzzleShown {
  if (give_up) return { ...kept.wrong, view: shown.view, acts: shown.acts }
  if (target) return { ...shown, text: otherwise, rule: null }
  if (!act) return shown
  const acts = [...shown.acts, act]
  if (!shown.seconds || !table?.attempted) return act === kept.right.solved?.answer[0] ? { ...kept.right, acts } : { ...kept.wrong, acts }
  const { view, offers, right } = table.attempted(shown.view, act)
  if (right === null) return { ...shown, view, offers, acts, text: '', rule: null }
  return { ...(right ? kept.right : kept.wrong), view, offers, acts }
}
