import { beforeEach, describe, expect, test } from 'vitest'
import type { Said, TalkShown } from '../src/lib/contract'
import { Talk } from '../src/lib/talk.svelte'

let talk: Talk
let sent: unknown[]
let line: number

const said = (number: number, text: string, more: Partial<Said> = {}): Said => ({
  number, room: 'players', who: 'abc', seat: 1, name: 'Finch', at: 0, text, you: false, ...more,
})
const whole = (...lines: Said[]): TalkShown => ({
  type: 'talk', table: 'T', off: null, rooms: ['players'], said: lines, muted: [], phrases: ['Hello!'],
})

beforeEach(() => {
  sent = []
  line = 1
  talk = new Talk((message) => sent.push(message) > 0, () => line)
})

test('what was said before one came is not news', () => {
  talk.told(whole(said(1, 'hello')))
  expect(talk.unread).toBe(0)
  talk.heard({ type: 'said', table: 'T', said: said(2, 'are you there?') })
  expect(talk.unread).toBe(1)
  talk.read()
  expect(talk.unread).toBe(0)
})

test('what one says oneself is not news, and nothing is heard twice', () => {
  talk.told(whole())
  talk.heard({ type: 'said', table: 'T', said: said(1, 'me', { you: true }) })
  talk.heard({ type: 'said', table: 'T', said: said(1, 'me', { you: true }) })
  expect(talk.unread).toBe(0)
  expect(talk.lines).toHaveLength(1)
})

test('news that came while the line was lost is still news', () => {
  talk.told(whole(said(1, 'hello')))
  talk.told(whole(said(1, 'hello'), said(2, 'well?')))
  expect(talk.unread).toBe(1)
})

test('muting and reporting name a person of this table', () => {
  talk.mute('abc', true, true)
  talk.report(said(4, 'rude'))
  expect(sent).toEqual([
    { type: 'mute', who: 'abc', muted: true, everywhere: true },
    { type: 'report', who: 'abc', number: 4 },
  ])
})

describe('what is being said', () => {
  const own = (text: string) => ({ type: 'said', table: 'T', said: said(1, text, { you: true }) }) as const

  test('stays written until it was heard', () => {
    talk.draft = 'hello'
    talk.say('players', talk.draft)
    expect(talk.draft).toBe('hello')
    talk.heard(own('hello'))
    expect(talk.draft).toBe('')
  })

  test('stays written where it is refused', () => {
    talk.draft = 'see example.org'
    talk.say('players', talk.draft)
    talk.refused()
    talk.heard(own('from my other page'))
    expect(talk.draft).toBe('see example.org')
  })

  test('a phrase leaves what is written as it is', () => {
    talk.draft = 'I think that'
    talk.say('players', 'Hello!')
    talk.heard(own('Hello!'))
    expect(talk.draft).toBe('I think that')
  })

  test('is written again if it got lost with a line that was cut', () => {
    talk.told(whole())
    talk.say('players', 'Hello!')
    expect(talk.told(whole())).toBe(false)
    line = 2
    expect(talk.told(whole(said(1, 'are you there?')))).toBe(true)
    expect(talk.draft).toBe('Hello!')
    expect(talk.told(whole())).toBe(false)
  })

  test('is not lost if it arrived before the line was cut', () => {
    talk.told(whole())
    talk.draft = 'hello'
    talk.say('players', talk.draft)
    line = 2
    expect(talk.told(whole(said(1, 'hello', { you: true })))).toBe(false)
    expect(talk.draft).toBe('')
  })
})
