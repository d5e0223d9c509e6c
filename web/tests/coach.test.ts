import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { coaching } from '../src/lib/coach.svelte'
import type { ClientMessage, CoachTold } from '../src/lib/contract'
import { TableStore } from '../src/lib/table.svelte'
import { acted, table } from './samples'

let sent: ClientMessage[]
let store: TableStore

const asked = { type: 'coach', table: 'T', number: 1, act: 'flip d5' }
const done = { type: 'act', table: 'T', number: 1, act: 'flip d5' }

function told(more: Partial<CoachTold> = {}): CoachTold {
  return { type: 'coach', table: 'T', number: 1, act: 'flip d5', warn: false, wins: 5, best_wins: 5, points: 0, better: null, why: 'Two points', ...more }
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  store = new TableStore('T', { send: (message) => sent.push(message) > 0, say: () => {}, line: 1 })
  store.receive(againstABot())
  store.coached = []
  coaching.choose(true)
})

afterEach(() => {
  coaching.choose(false)
  vi.useRealTimers()
})

function againstABot() {
  const shown = table()
  return { ...shown, seats: shown.seats.map((seat, n) => (n === shown.seat ? seat : { ...seat, kind: 'bot' as const, you: false })) }
}

describe('the coach', () => {
  test('is asked before an act is done, and a good one is done at once', () => {
    store.act('flip d5')
    expect(sent).toEqual([asked])
    expect(store.pending).toBe('flip d5')

    store.receive(told())
    expect(sent).toEqual([asked, done])
  })

  test('warns before an act that gives away much; it is played anyway, or not', () => {
    store.act('flip d5')
    store.receive(told({ warn: true, wins: 1 }))

    expect(store.coach.warning?.wins).toBe(1)
    expect(store.pending).toBeNull()
    expect(sent).toEqual([asked])

    store.coach.anyway()
    expect(sent).toEqual([asked, done])
  })

  test('warns once a turn at most', () => {
    store.act('flip d5')
    store.receive(told({ warn: true }))
    store.coach.rethink()
    store.act('flip d5')
    store.receive(told({ warn: true }))

    expect(store.coach.warning).toBeNull()
    expect(sent.at(-1)).toEqual(done)
  })

  test('says after the turn what mattered', () => {
    store.act('flip d5')
    store.receive(told())
    expect(store.coach.said).toBeNull()

    store.receive(acted(2))
    expect(store.coach.said?.why).toBe('Two points')
  })

  test('never keeps anybody from acting: no word in time, or a refusal', () => {
    store.act('flip d5')
    vi.advanceTimersByTime(6000)
    expect(sent).toEqual([asked, done])

    store.receive({ type: 'error', code: 'stale', text: 'Somebody acted.', rule: null, table: 'T' })
    store.act('flip d5')
    store.receive({ type: 'error', code: 'busy', text: 'Many questions.', rule: null, table: 'T' })
    expect(sent.at(-1)).toEqual(done)
  })

  test('is silent where it is off, where a person sits opposite, and where the game has none', () => {
    coaching.choose(false)
    store.act('flip d5')
    expect(sent.at(-1)).toEqual(done)

    coaching.choose(true)
    const opposite = { ...againstABot(), seats: againstABot().seats.map((seat) => ({ ...seat, kind: 'person' as const })) }
    for (const quiet of [() => store.receive(opposite), () => (store.coached = null)]) {
      store.receive(againstABot())
      quiet()
      expect(store.mayCoach).toBe(false)
    }
  })

  test('looks only at the verbs that the game names', () => {
    store.coached = ['place']
    store.act('flip d5')
    expect(sent).toEqual([done])
  })
})
