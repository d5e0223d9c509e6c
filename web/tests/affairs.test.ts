import { describe, expect, it } from 'vitest'
import { awayWords, matters, takenBack, waysOut } from '../src/lib/affairs'
import { fold, isMyTurn, type Table } from '../src/lib/fold'
import { entry, seat, table as shown, view } from './samples'

const NOBODY = { asked: null, abort: false, hurry: false, back: null }
const asked = (by: number, wanted: number[]) => ({ ...NOBODY, asked: { seat: by, what: 'end' as const, agreed: [], wanted } })

function table(more: Partial<Table> = {}): Table {
  const seats = [seat('Mira', { you: true }), seat('Noor')]
  return { ...fold(null, shown({ seats, view: view({ actors: [1] }) }))!, ...more }
}

const labels = (one: Table) => matters(one).flatMap(({ answers }) => answers.map(({ label }) => label))

describe('what people settle among themselves', () => {
  it('asks whoever is asked, and nobody else', () => {
    expect(labels(table({ affairs: asked(1, [0]) }))).toEqual(['I agree', 'No'])
    expect(labels(table({ affairs: asked(0, [1]) }))).toEqual(['Never mind'])
    expect(labels(table({ affairs: asked(1, [0]), seat: null }))).toEqual([])
  })

  it('lets the others do something about somebody absent', () => {
    const seats = [seat('Mira', { you: true }), seat('Noor', { online: false, absent: true })]
    expect(matters(table({ seats }))[0]).toMatchObject({ standIn: 1, answers: [{ label: 'End the game: I win', final: true }] })
    const three = [...seats, seat('Pia')]
    expect(labels(table({ seats: three }))).toEqual(['Play on without Noor'])
  })

  it('gives a seat back to its person', () => {
    const seats = [seat('Mira', { you: true, stand_in: 'level3' }), seat('Noor')]
    const mine = table({ seats, view: view({ actors: [0] }) })
    expect(labels(mine)).toEqual(['I am back'])
    expect(isMyTurn(mine)).toBe(false)
  })

  it('offers a seat to those who look on', () => {
    const seats = [seat('Mira', { offered: true }), seat('Noor')]
    expect(labels(table({ seats, seat: null }))).toEqual(['Take the seat'])
  })

  it('lets a round be finished at once in which only bots still play', () => {
    expect(labels(table({ affairs: { ...NOBODY, hurry: true } }))).toEqual(['Finish the round'])
  })

  it('never calls somebody thinking who is not there', () => {
    const seats = [seat('Mira', { you: true }), seat('Noor', { online: false })]
    expect(awayWords(table({ seats }))).toBe('Noor is absent; the game waits.')
    expect(awayWords(table())).toBeNull()
    expect(awayWords(table({ seats, view: view({ actors: [0] }) }))).toBeNull()
  })

  it('knows the ways out', () => {
    const ways = (one: Table) => waysOut(one).map(({ label }) => label)
    expect(ways(table({ affairs: { ...NOBODY, abort: true } }))).toContain('Call the game off')
    expect(ways(table())).toEqual(['Ask to end the game', 'Let somebody else have my seat', 'Give up'])
    expect(ways(table({ seats: [seat('Mira', { you: true }), seat('', { kind: 'open' })], waiting: true }))).toEqual(['Cancel the invitation'])
    expect(ways(table({ seat: null }))).toEqual([])
  })

  it('knows which moves were taken back', () => {
    const back = { ...entry(3, 0, '/take-back', 'took it back'), verb: '/take-back', parts: { value: '1' } }
    const log = [entry(1, 0, 'bowl red', ''), entry(2, 1, 'flip d4', ''), back, entry(4, 1, 'flip d5', '')]
    expect([...takenBack(log)]).toEqual([2])
  })
})
