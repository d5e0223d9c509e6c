/** The calls of the page to the server over HTTP. */

import { say } from 'words:first'
import { at } from './base'
import { language } from './language.svelte'
import type {
  BranchWanted,
  Announced,
  AlertsShown,
  AlertsWanted,
  Companion,
  DailyOffered,
  DailyResults,
  DeviceWanted,
  GameOffered,
  Leaderboard,
  LadderShown,
  LessonAttempt,
  LessonOffered,
  LessonShown,
  MatchGameWanted,
  MatchMade,
  MatchNamed,
  MatchShown,
  MatchWanted,
  Me,
  Page,
  Person,
  PlayFound,
  RemoteBot,
  PuzzleAttempt,
  PuzzleKept,
  PuzzleShown,
  PuzzlesOffered,
  RatedSeat,
  RatingShown,
  RuleBook,
  TableList,
  TableMade,
  TableWanted,
} from './contract'

/** A refusal or failure, with a sentence that may be shown as it is. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

const outOfReach = () => new ApiError('offline', say('out-of-reach'))

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(at(path), {
    method,
    headers: { 'Accept-Language': language.tag, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw outOfReach()
  })
  const content = await answer.json().catch(() => null)
  if (!answer.ok) throw refusal(answer.status, content)
  return content as T
}

/** A record as a table to step through. */
export async function openRecord(text: string): Promise<TableMade> {
  const answer = await fetch(at('/api/records'), { method: 'POST', headers: { 'Accept-Language': language.tag, 'Content-Type': 'text/plain' }, body: text }).catch(() => {
    throw outOfReach()
  })
  const content = await answer.json().catch(() => null)
  if (!answer.ok) throw refusal(answer.status, content)
  return content as TableMade
}

/** A finished game as one page. */
export async function getPage(table: string): Promise<string> {
  const answer = await fetch(pageUrl(table), { headers: { 'Accept-Language': language.tag } }).catch(() => {
    throw outOfReach()
  })
  if (!answer.ok) throw refusal(answer.status, await answer.json().catch(() => null))
  return answer.text()
}

function refusal(status: number, content: { code?: string; text?: string } | null): ApiError {
  if (content?.text) return new ApiError(content.code ?? String(status), content.text)
  return new ApiError(String(status), say('server-could-not', { status }))
}

let meeting: Promise<unknown> = Promise.resolve()
/** Who I am; the answer renews my cookie. */
export const getMe = () => {
  const me = call<Me>('GET', '/api/me')
  meeting = me.catch(() => undefined)
  return me
}
/** As somebody else from now on: after every answer that would still give the cookie of who I was. */
export const enter = (path: string, proof: object) => meeting.then(() => call<Me>('POST', path, proof))
export const rename = (name: string) => call<Me>('PUT', '/api/me', { name })
/** In which language I would like to be spoken to, wherever I come in. */
export const chooseLanguage = (language: string) => call<Me>('PUT', '/api/me', { language })
export const getGames = () => call<GameOffered[]>('GET', '/api/games')
export const getTables = () => call<TableList>('GET', '/api/tables')
export const playNow = (game: string, rated = false) => call<PlayFound>('POST', '/api/play', { game, rated })
export const getPerson = (handle: string) => call<Person>('GET', `/api/people/${handle}`)
export const getRatingsOf = (handle: string) => call<RatingShown[]>('GET', `/api/people/${handle}/ratings`)
export const getLeaderboard = (game: string) => call<Leaderboard>('GET', `/api/ratings/${game}`)
export const getLadders = () => call<string[]>('GET', '/api/ladders')
export const getLadder = (game: string, first = '', second = '') =>
  call<LadderShown>('GET', `/api/ladders/${game}?${new URLSearchParams({ first, second })}`)
export const getRated = (table: string) => call<RatedSeat[]>('GET', `/api/tables/${table}/rated`)
export const getAnnouncement = () => call<Announced>('GET', '/api/announcement')
export const getFollowing = () => call<Companion[]>('GET', '/api/following')
export const follow = (handle: string) => call<void>('PUT', `/api/following/${handle}`)
export const unfollow = (handle: string) => call<void>('DELETE', `/api/following/${handle}`)
export const getGamesOf = (handle: string, search: Record<string, string>) =>
  call<Page>('GET', `/api/people/${handle}/games?${new URLSearchParams(search)}`)
export const getRemoteBots = (game: string) => call<RemoteBot[]>('GET', `/api/bots?game=${encodeURIComponent(game)}`)
export const openTable = (wanted: TableWanted) => call<TableMade>('POST', '/api/tables', wanted)
export const branchOff = (table: string, wanted: BranchWanted) => call<TableMade>('POST', `/api/tables/${table}/branch`, wanted)
export const getLessons = () => call<LessonOffered[]>('GET', '/api/lessons')
export const giveLesson = (name: string, attempt: Partial<LessonAttempt>) => call<LessonShown>('POST', `/api/lessons/${name}`, attempt)
export const getPuzzles = () => call<PuzzlesOffered[]>('GET', '/api/puzzles')
export const nextPuzzle = (game: string, today: boolean) => call<PuzzleShown>('POST', `/api/puzzles/${game}/${today ? 'today' : 'next'}`)
export const tryPuzzle = (game: string, id: string, attempt: Partial<PuzzleAttempt>) =>
  call<PuzzleShown>('POST', `/api/puzzles/${game}/try/${id}`, attempt)
export const keepPuzzles = (game: string) => call<PuzzleKept[]>('POST', `/api/puzzles/${game}/keep`)
export const getDaily = () => call<DailyOffered[]>('GET', '/api/daily')
export const playDaily = (game: string) => call<TableMade>('POST', `/api/daily/${game}`)
export const getDailyResults = (game: string, day: string) => call<DailyResults>('GET', `/api/daily/${game}/${day}`)
export const getMatches = () => call<MatchNamed[]>('GET', '/api/matches')
export const makeMatch = (wanted: MatchWanted) => call<MatchMade>('POST', '/api/matches', wanted)
export const getMatch = (id: string) => call<MatchShown>('GET', `/api/matches/${encodeURIComponent(id)}`)
export const joinMatch = (id: string) => call<MatchShown>('POST', `/api/matches/${encodeURIComponent(id)}/join`)
export const playMatch = (id: string, game: MatchGameWanted) => call<TableMade>('POST', `/api/matches/${encodeURIComponent(id)}/games`, game)
export const getRules = (game: string) => call<RuleBook>('GET', `/api/rules/${game}`)
export const getAlerts = () => call<AlertsShown>('GET', '/api/alerts')
export const putAlerts = (wanted: AlertsWanted) => call<AlertsShown>('PUT', '/api/alerts', wanted)
export const addDevice = (device: DeviceWanted) => call<void>('POST', '/api/alerts/devices', device)
export const openedAlert = (name: string) => call<void>('POST', '/api/alerts/opened', { name })
export const testAlerts = () => call<void>('POST', '/api/alerts/test')
export const pageUrl = (table: string) => at(`/api/tables/${encodeURIComponent(table)}/page`)
export const recordUrl = (table: string) => at(`/api/tables/${encodeURIComponent(table)}/record`)
