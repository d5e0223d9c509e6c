/** The calls of the page to the server over HTTP. */

import { at } from './base'
import type {
  BranchWanted,
  Announced,
  AlertsShown,
  AlertsWanted,
  Companion,
  DeviceWanted,
  GameOffered,
  Leaderboard,
  LessonAttempt,
  LessonOffered,
  LessonShown,
  Me,
  Page,
  Person,
  PlayFound,
  RemoteBot,
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

const OUT_OF_REACH = new ApiError('offline', 'The table cannot be reached right now. Try again in a moment.')

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(at(path), {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw OUT_OF_REACH
  })
  const content = await answer.json().catch(() => null)
  if (!answer.ok) throw refusal(answer.status, content)
  return content as T
}

/** A record as a table to step through. */
export async function openRecord(text: string): Promise<TableMade> {
  const answer = await fetch(at('/api/records'), { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text }).catch(() => {
    throw OUT_OF_REACH
  })
  const content = await answer.json().catch(() => null)
  if (!answer.ok) throw refusal(answer.status, content)
  return content as TableMade
}

function refusal(status: number, content: { code?: string; text?: string } | null): ApiError {
  if (content?.text) return new ApiError(content.code ?? String(status), content.text)
  return new ApiError(String(status), `The server could not do that (${status}). Try again in a moment.`)
}

export const getMe = () => call<Me>('GET', '/api/me')
export const rename = (name: string) => call<Me>('PUT', '/api/me', { name })
export const getGames = () => call<GameOffered[]>('GET', '/api/games')
export const getTables = () => call<TableList>('GET', '/api/tables')
export const playNow = (game: string, rated = false) => call<PlayFound>('POST', '/api/play', { game, rated })
export const getPerson = (handle: string) => call<Person>('GET', `/api/people/${handle}`)
export const getRatingsOf = (handle: string) => call<RatingShown[]>('GET', `/api/people/${handle}/ratings`)
export const getLeaderboard = (game: string) => call<Leaderboard>('GET', `/api/ratings/${game}`)
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
export const getRules = (game: string) => call<RuleBook>('GET', `/api/rules/${game}`)
export const getAlerts = () => call<AlertsShown>('GET', '/api/alerts')
export const putAlerts = (wanted: AlertsWanted) => call<AlertsShown>('PUT', '/api/alerts', wanted)
export const addDevice = (device: DeviceWanted) => call<void>('POST', '/api/alerts/devices', device)
export const testAlerts = () => call<void>('POST', '/api/alerts/test')
export const recordUrl = (table: string) => at(`/api/tables/${encodeURIComponent(table)}/record`)
