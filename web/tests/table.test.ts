import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TableStore } from '../src/lib/table.svelte'
import { used } from '../src/lib/touch'
import type { ClientMessage, Offer, View } from '../src/lib/contract'
import { acted, entry, finished, offers, table, view } from './samples'

let sent: ClientMessage[]
let said: string[]
let connected: boolean
let line: number
let store: TableStore

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  said = []
  connected = true
  line = 1
  store = new TableStore('T', {
    send: (message) => connected && sent.push(message) > 0,
    say: (text) => void said.push(text),
    get line() {
      return line
    },
  })
  store.receive(table())
})

afterEach(() => vi.useRealTimers())

describe('acting', () => {
  test('an act is sent with the number of acts seen, once', () => {
    store.act('flip d5')
    store.act('flip d5')

    expect(sent).toEqual([{ type: 'act', table: 'T', number: 1, act: 'flip d5' }])
    expect(store.pending).toBe('flip d5')
  })

  test('the confirmation frees the board', () => {
    store.act('flip d5')
    store.receive(acted(2))

    expect(store.pending).toBeNull()
    expect(store.offers).toEqual([])
    expect(store.last?.number).toBe(2)
  })

  test('a refusal is shown as its sentence and frees the board', () => {
    store.act('flip d5')
    store.receive({ type: 'error', code: 'stale', text: 'Somebody acted in the meantime.', rule: null, table: 'T' })

    expect(store.pending).toBeNull()
    expect(said).toEqual(['Somebody acted in the meantime.'])
  })

  test('an act said into a lost connection is not pending', () => {
    connected = false
    store.act('flip d5')

    expect(store.pending).toBeNull()
  })

  test('a refusal at another table is none of ours', () => {
    store.act('flip d5')
    store.receive({ type: 'error', code: 'illegal', text: 'No.', rule: 'PAT-43', table: 'other' })

    expect(store.pending).toBe('flip d5')
  })

  test('a missed act makes the page ask for the whole table', () => {
    store.receive(acted(4))

    expect(sent).toEqual([{ type: 'join', table: 'T', changes: true }])
    expect(store.table?.number).toBe(1)
  })

  test('a table that cannot be joined is a problem of the page, not a notice', () => {
    store.table = null
    store.receive({ type: 'error', code: 'unknown-table', text: 'There is no such table.', rule: null, table: 'T' })

    expect(store.problem).toBe('There is no such table.')
    expect(said).toEqual([])
  })

  test('where several act at once, the act of another answers nothing', () => {
    const together = view({ actors: [0, 1] })
    const other = entry(2, 1, 'flip d4', 'flipped d4', 10)
    store.receive(table({ view: together, at_once: true }))
    store.act('flip d5')
    store.receive(acted(2, { view: together, entry: other }))

    expect(store.pending).toBe('flip d5')
    store.receive(acted(3, { view: together }))
    expect(store.pending).toBeNull()
  })

  test('a game may put a refusal into its own words', () => {
    const own = new TableStore('T', { send: () => true, say: (text) => void said.push(text), line: 1 }, (act) => `${act}: too late`)
    own.receive(table())
    own.act('flip d5')
    own.receive({ type: 'error', code: 'illegal', text: 'Tile 5 is gone.', rule: 'MON-20', table: 'T' })

    expect(said).toEqual(['flip d5: too late'])
  })
})

describe('why not', () => {
  test('the answer appears where it was asked and goes with the next act', () => {
    store.why('e4', { x: 10, y: 20 })
    store.receive({ type: 'why', table: 'T', target: 'e4', act: 'flip e4', rule: 'PAT-40', text: 'No.' })

    expect(sent).toEqual([{ type: 'why', table: 'T', target: 'e4' }])
    expect(store.answer).toMatchObject({ rule: 'PAT-40', spot: { x: 10, y: 20 } })

    store.receive(acted(2))
    expect(store.answer).toBeNull()
  })
})

describe('a series of acts', () => {
  const flips = (all: readonly Offer[]) => all.find(({ verb }) => verb === 'flip') ?? all.find(({ verb }) => verb === 'stop')
  const flipping = (acts: string[]) => ({ view: view({ phase: 'flipping' }), offers: offers(...acts) })
  const acts = () => sent.map((message) => ('act' in message ? message.act : message.type))

  test('goes on as the server confirms each, then stops', () => {
    store.receive(table(flipping(['flip d4', 'flip d5', 'stop'])))
    store.series.start(flips)
    vi.runAllTimers()
    expect(acts()).toEqual(['flip d4'])

    store.receive(acted(2, flipping(['flip d5', 'stop'])))
    vi.runAllTimers()
    store.receive(acted(3, flipping(['stop'])))
    vi.runAllTimers()
    expect(acts()).toEqual(['flip d4', 'flip d5', 'stop'])

    store.receive(acted(4, { view: view({ actors: [], outcome: finished }), result: finished }))
    vi.runAllTimers()
    expect(store.series.running).toBe(false)
    expect(sent).toHaveLength(3)
  })

  test('ends with the game, which may be over by itself', () => {
    store.series.start(flips)
    store.receive(acted(2, { view: view({ actors: [], outcome: finished }), result: finished }))
    vi.runAllTimers()

    expect(acts()).toEqual(['flip d5'])
    expect(store.series.running).toBe(false)
  })

  test('ends when an act is refused', () => {
    store.series.start(flips)
    store.receive({ type: 'error', code: 'illegal', text: 'No.', rule: 'PAT-43', table: 'T' })
    store.receive(acted(2, { view: view(), offers: offers('flip d4') }))
    vi.runAllTimers()

    expect(acts()).toEqual(['flip d5'])
  })
})

describe('stepping through a finished game', () => {
  const over = { view: view({ actors: [], outcome: finished, scores: [3, 5] }), result: finished, number: 5 }
  const frame = (number: number, eyes: number | null = null) =>
    ({ type: 'frame', table: 'T', number, eyes, view: view({ scores: [number, 0] }), entry: null }) as const

  beforeEach(() => store.receive(table(over)))

  test('a frame is asked for once and shown when it comes', () => {
    store.replay.show(2)
    expect(store.replay.position).toBe(5)

    store.receive(frame(2))
    store.replay.show(5)
    expect(store.replay.position).toBe(5)
    store.replay.show(2)
    expect(store.replay.position).toBe(2)
    expect(sent).toEqual([{ type: 'frame', table: 'T', number: 2, eyes: null }])
  })

  test('all cards can be seen, through the eyes of every seat', () => {
    store.replay.look(1)
    expect(sent).toEqual([{ type: 'frame', table: 'T', number: 5, eyes: 1 }])
    store.receive(frame(5))
    expect(store.eyes).toBe(0)
    store.receive(frame(5, 1))
    expect(store.eyes).toBe(1)
    store.replay.look(null)
    expect(store.replay.frame).toBeNull()
    expect(store.eyes).toBe(0)
  })

  test('at its end nobody is to move, in a game that was given up either', () => {
    store.receive(table({ ...over, view: view() }))
    expect(store.atEnd).toBe(true)
    store.replay.look(1)
    store.receive(frame(5, 1))
    expect(store.atEnd).toBe(true)
    store.replay.show(2)
    store.receive(frame(2, 1))
    expect(store.atEnd).toBe(false)
  })

  test('a slider that is drawn fast asks for where it stays', () => {
    for (const number of [4, 3, 2, 1]) store.replay.show(number)
    vi.runAllTimers()

    expect(sent.map((message) => 'number' in message && message.number)).toEqual([4, 1])
  })

  test('a frame that comes late does not push away the wanted one', () => {
    store.replay.show(4)
    store.replay.show(1)
    vi.runAllTimers()
    store.receive(frame(1))
    store.receive(frame(4))

    expect(store.replay.position).toBe(1)
  })

  test('steps stay within the game', () => {
    store.replay.step(1)
    expect(store.replay.position).toBe(5)
    store.replay.show(-3)
    expect(sent.at(-1)).toMatchObject({ number: 0 })
  })

  test('nothing can be done in the past', () => {
    store.receive(table())
    expect(store.offers).not.toEqual([])

    store.replay.show(0)
    store.receive(frame(0))

    expect(store.offers).toEqual([])
  })
})

describe('advice', () => {
  const hints = [
    { act: 'flip d5', text: 'Flip green on d5', win_chance: 0.6, why: 'Why', verdict: null },
    { act: 'establish d4', text: 'Establish purple on d4', win_chance: 0.5, why: 'Why', verdict: null },
  ]

  test('a hint is asked for once, and the first one is lit on the board', () => {
    store.askHints()
    store.askHints()
    expect(sent).toEqual([{ type: 'hints', table: 'T' }])

    store.receive({ type: 'hints', table: 'T', number: 1, hints })

    expect(store.advice.asking).toBeNull()
    expect(store.hint?.act).toBe('flip d5')
    store.advice.light(1)
    expect(store.hint?.act).toBe('establish d4')
    store.advice.light(null)
    expect(store.hint).toBeNull()
  })

  test('an act closes the hints, and hints for a position that is past are not shown', () => {
    store.askHints()
    store.receive({ type: 'hints', table: 'T', number: 1, hints })
    store.receive(acted(2))
    expect(store.advice.hints).toBeNull()

    store.receive(acted(3, { view: view({ actors: [0] }), offers: offers('flip d5') }))
    store.askHints()
    store.receive({ type: 'hints', table: 'T', number: 1, hints })
    expect(store.advice.hints).toBeNull()
    expect(store.advice.asking).toBeNull()
  })

  test('hints that nobody waits for any more are not shown', () => {
    store.askHints()
    store.advice.closeHints()
    store.receive({ type: 'hints', table: 'T', number: 1, hints })

    expect(store.advice.hints).toBeNull()
  })

  test('a refused hint is told', () => {
    store.askHints()
    store.receive({ type: 'error', code: 'unfair', text: 'Hints are for games against bots.', rule: null, table: 'T' })

    expect(store.advice.asking).toBeNull()
    expect(said).toEqual(['Hints are for games against bots.'])
  })

  test('a review is asked for after the end, and again after an interruption', () => {
    store.askReview()
    expect(sent).toEqual([])

    const over = table({ view: view({ actors: [], outcome: finished }), result: finished })
    store.receive(over)
    store.askReview()
    store.receive({ type: 'review', table: 'T', done: 0, total: 1, acts: [], results: [0, 1] })
    expect(store.advice.asking).toBe('review')
    store.receive(over)
    expect(sent).toEqual([
      { type: 'review', table: 'T' },
      { type: 'review', table: 'T' },
    ])

    store.receive({ type: 'review', table: 'T', done: 1, total: 1, acts: [], results: [0, 1] })
    expect(store.advice.asking).toBeNull()
  })

  test('a review that fails says so where it is shown', () => {
    store.receive(table({ view: view({ actors: [], outcome: finished }), result: finished }))
    store.askReview()
    store.receive({ type: 'error', code: 'failed', text: 'This could not be worked out.', rule: null, table: 'T' })

    expect(store.advice.trouble).toBe('This could not be worked out.')
    expect(said).toEqual([])
  })
})

describe('the par of a game alone', () => {
  const part = (share: number, found: View | null = null) => ({ type: 'par', table: 'T', share, points: -1, view: found }) as const

  test('is asked for once, and followed until it is found', () => {
    store.askPar()
    store.askPar()
    expect(sent).toEqual([{ type: 'par', table: 'T' }])
    expect(store.advice.asking).toBe('par')

    store.receive(part(0.5))
    expect(store.advice.asking).toBe('par')
    store.receive(part(1))
    expect(store.advice.asking).toBeNull()
    expect(store.advice.par?.points).toBe(-1)
  })

  test('is asked for again after the end, for how it looks', () => {
    store.askPar()
    store.receive(part(1))
    store.askPar()
    expect(sent).toHaveLength(1)

    store.receive(acted(2, { view: view({ actors: [], outcome: finished }), result: finished }))
    store.askPar()
    store.receive(part(1, view()))
    store.askPar()

    expect(sent).toHaveLength(2)
    expect(store.advice.par?.view).toEqual(view())
  })

  test('a refusal ends the question', () => {
    store.askPar()
    store.receive({ type: 'error', code: 'busy', text: 'Later.', rule: null, table: 'T' })

    expect(store.advice.asking).toBeNull()
    expect(said).toEqual(['Later.'])
  })
})

describe('an interruption in mid act', () => {
  test('who asked is told that the other does not agree', () => {
    store.receive(table({ affairs: { ...table().affairs, asked: { seat: 0, what: 'end', agreed: [], wanted: [1] } } }))
    store.receive({ ...acted(2), entry: entry(2, 1, '/decline', 'did not agree') })

    expect(said).toEqual([expect.stringContaining('did not agree')])
  })

  test('a wish beside the rules that may have got lost is told', () => {
    store.say({ type: 'resign' })
    line = 2
    store.receive(table())
    store.receive(table())

    expect(said).toEqual(['The connection was lost. Look whether it was done; if not, ask for it again.'])
  })

  test('a wish that was answered is not told again', () => {
    store.say({ type: 'ask', what: 'end' })
    store.receive({ ...acted(2), entry: entry(2, 0, '/ask end', 'asked everybody to end the game') })
    line = 2
    store.receive(table({ number: 2 }))

    expect(said).toEqual([])
  })

  test('an act that did not arrive is given back with a word', () => {
    store.act('flip d5')
    store.receive(table())

    expect(store.pending).toBeNull()
    expect(said).toEqual(['The connection was lost, and your move did not arrive. Do it again.'])
  })

  test('an act that was taken needs no word', () => {
    store.act('flip d5')
    store.receive(table({ number: 2, log: [...table().log, entry(2, 0, 'flip d5', 'flipped red on d5')] }))

    expect([store.pending, said]).toEqual([null, []])
  })
})

describe('against slips', () => {
  const sketch = (...acts: string[]) => ({
    number: 1,
    acts: acts.map((act) => ({ act, text: `did ${act}` })),
    view: view({ actors: [1] }),
    question: 'Your opponent is thinking.',
    offers: [],
  })
  const confirming = { twice: true, confirm: true, single: false }

  afterEach(() => used('mouse'))

  test('a finger asks with care; the same act again is meant', () => {
    used('touch')
    store.act('flip d5')
    store.receive({ type: 'final', table: 'T', number: 1, act: 'flip d5', label: 'Flip red on d5' })
    expect([store.pending, store.armed?.label]).toEqual([null, 'Flip red on d5'])
    store.act('flip d5')

    expect(sent).toMatchObject([{ act: 'flip d5', careful: true }, { act: 'flip d5' }])
    expect(sent[1]).not.toHaveProperty('careful')
  })

  test('another act than the one that was asked about is asked about itself', () => {
    used('touch')
    store.act('flip d5')
    store.receive({ type: 'final', table: 'T', number: 1, act: 'flip d5', label: 'Flip red on d5' })
    store.act('establish d4')

    expect(sent[1]).toMatchObject({ act: 'establish d4', careful: true })
    expect(store.armed).toBeNull()
  })

  test('a mouse, and a finger that would rather not, act at once', () => {
    store.act('flip d5')
    store.receive(table({ habits: { twice: false, confirm: false, single: false } }))
    used('touch')
    store.act('flip d5')

    expect(sent.every((message) => !('careful' in message))).toBe(true)
  })

  test('a sketch is shown in place of the table, and confirmed as it is shown', () => {
    store.receive(table({ habits: confirming }))
    store.act('flip d5')
    store.receive({ type: 'sketch', table: 'T', sketch: sketch('flip d5'), text: '' })
    expect([store.pending, store.offers, store.view?.actors]).toEqual([null, [], [1]])
    store.confirm()

    expect(sent.at(-1)).toEqual({ type: 'confirm', table: 'T', number: 1, acts: 1 })
  })

  test('taking back takes the last step of the sketch back', () => {
    store.receive(table({ sketch: sketch('flip d5', 'flip e4') }))
    store.takeBack()

    expect(sent).toEqual([{ type: 'erase', table: 'T', keep: 1 }])
  })

  test('a sketch that the server has forgotten is gone with a word', () => {
    store.receive(table({ sketch: sketch('flip d5') }))
    store.receive(table())

    expect(said).toEqual(['What you sketched is gone, and was not played.'])
  })
})
