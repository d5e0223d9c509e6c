/** The calls of the page to the server over HTTP. */

import type { GameInfo, Me, SeatRequest, Summary } from './protocol'

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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
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

function refusal(status: number, content: { code?: string; text?: string } | null): ApiError {
  if (content?.text) return new ApiError(content.code ?? String(status), content.text)
  return new ApiError(String(status), `The server could not do that (${status}). Try again in a moment.`)
}

export const getMe = () => call<Me>('GET', '/api/me')
export const rename = (name: string) => call<Me>('PUT', '/api/me', { name })
export const getGames = async () => {
  const answer = await call<GameInfo[] | { games: GameInfo[] }>('GET', '/api/games')
  return Array.isArray(answer) ? answer : answer.games
}
export const getTables = () => call<{ mine: Summary[]; running: Summary[] }>('GET', '/api/tables')
export const openTable = (game: string, seats: SeatRequest[], options: Record<string, unknown>) =>
  call<{ table: string }>('POST', '/api/tables', { game, seats, options })
export const recordUrl = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`
