import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../src/lib/contract'
import { delay, Socket, type Status, type Wire } from '../src/lib/socket'

class FakeWire implements Wire {
  readyState = 0
  onopen: Wire['onopen'] = null
  onclose: Wire['onclose'] = null
  onmessage: Wire['onmessage'] = null
  said: unknown[] = []

  send(data: string): void {
    this.said.push(JSON.parse(data))
  }
  close(): void {
    this.readyState = 3
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }
  break(): void {
    this.readyState = 3
    this.onclose?.(new Event('close') as CloseEvent)
  }
  say(data: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data }))
  }
}

let wires: FakeWire[]
let statuses: Status[]
let heard: ServerMessage[]
let socket: Socket
const join = { type: 'join', table: 'T' } as const

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  statuses = []
  heard = []
  socket = new Socket(
    {
      opened: () => socket.send(join),
      received: (message) => heard.push(message),
      changed: (status) => statuses.push(status),
      signedOut: () => statuses.push('lost'),
    },
    () => wires[wires.push(new FakeWire()) - 1]!,
  )
  socket.open()
})

afterEach(() => vi.useRealTimers())

const wire = () => wires.at(-1)!

test('says the greeting when the line opens', () => {
  wire().accept()

  expect(statuses).toEqual(['open'])
  expect(wire().said).toEqual([join])
})

test('comes back after a loss and greets again', () => {
  wire().accept()
  wire().break()
  expect(socket.status).toBe('lost')

  vi.advanceTimersByTime(300)
  wire().accept()

  expect(wires).toHaveLength(2)
  expect(wire().said).toEqual([join])
  expect(statuses).toEqual(['open', 'lost', 'open'])
})

test('waits longer after each failure, and starts anew after a success', () => {
  wire().accept()
  wire().break()
  for (let failures = 0; failures < 5; failures += 1) {
    vi.advanceTimersByTime(8000)
    wire().break()
  }
  expect(wires).toHaveLength(6)
  vi.advanceTimersByTime(5900)
  expect(wires).toHaveLength(6)
  vi.advanceTimersByTime(2100)
  expect(wires).toHaveLength(7)

  wire().accept()
  wire().break()
  vi.advanceTimersByTime(260)
  expect(wires).toHaveLength(8)
})

test('delays double up to eight seconds and are spread by chance', () => {
  expect([0, 1, 2, 9].map((attempt) => delay(attempt, 1))).toEqual([250, 500, 1000, 8000])
  expect(delay(0, 0)).toBeCloseTo(187.5)
})

test('nothing is said while the line is closed', () => {
  expect(socket.send(join)).toBe(false)
  wire().accept()
  expect(socket.send(join)).toBe(true)
})

test('hears messages and overlooks what is none', () => {
  wire().accept()
  wire().say('{"type": "error", "code": "stale", "text": "…"}')
  wire().say('not JSON')
  wire().say('[]')

  expect(heard.map((message) => message.type)).toEqual(['error'])
})

describe('asking whether somebody is there', () => {
  test('an answer keeps the line', () => {
    wire().accept()
    socket.check(join)
    wire().say('{"type": "table"}')
    vi.advanceTimersByTime(60000)

    expect(wires).toHaveLength(1)
  })

  test('silence drops it and opens another', () => {
    wire().accept()
    socket.check(join)
    vi.advanceTimersByTime(4500)

    expect(socket.status).toBe('lost')
    expect(wires).toHaveLength(2)
  })

  test('a lost line is opened at once, without the wait', () => {
    wire().break()
    socket.check(join)

    expect(wires).toHaveLength(2)
  })
})

describe('a line that is cut without a word', () => {
  const beats = () => wires.flatMap(({ said }) => said).filter((message) => (message as { type: string }).type === 'beat').length

  test('is noticed within ten seconds', () => {
    wire().accept()
    socket.beat(() => true)
    vi.advanceTimersByTime(9500)

    expect(beats()).toBe(1)
    expect(statuses).toEqual(['open', 'lost'])
  })

  test('is not suspected while answers come', () => {
    wire().accept()
    socket.beat(() => true)
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(5000)
      wire().say('{"type": "beat", "table": ""}')
    }

    expect(beats()).toBe(10)
    expect(statuses).toEqual(['open'])
  })

  test('matters only while a table is shown', () => {
    wire().accept()
    socket.beat(() => false)
    vi.advanceTimersByTime(30000)

    expect([beats(), socket.status]).toEqual([0, 'open'])
  })
})

test('an ended socket stays closed', () => {
  wire().accept()
  socket.end()
  wires[0]!.break()
  vi.advanceTimersByTime(60000)

  expect(wires).toHaveLength(1)
})
