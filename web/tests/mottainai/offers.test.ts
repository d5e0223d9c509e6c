import { describe, expect, it } from 'vitest'
import { distinct, label, named, offer, offersAt } from '../../src/games/mottainai/offers'
import { whyThatMany, type MottainaiView, type Player } from '../../src/games/mottainai/view'

const player = (cards: Partial<Player> = {}): Player => ({
  hand: null,
  hand_size: 0,
  hand_known: [],
  pickup_size: 0,
  pickup_known: [],
  task: null,
  face_down: false,
  assistants: [],
  workplace: [],
  sales: [],
  left: [],
  right: [],
  covered_jobs: [],
  covered_sales: [],
  points: 0,
  tally: null,
  ...cards,
})

function position(kind: string, mine: Partial<Player> = {}, theirs: Partial<Player> = {}, rest: Partial<MottainaiView> = {}): MottainaiView {
  return {
    game: 'mottainai',
    seat: 0,
    actors: [0],
    outcome: null,
    edition: 'pnp',
    wing_limit: 5,
    turn: 0,
    part: 'noon',
    deck: { size: 20, known: {} },
    floor: [],
    players: [player(mine), player(theirs)],
    copies: [null, null],
    asks: { kind, because: null, subject: null, task: null },
    bonus: 0,
    borrowed: 0,
    stand_ins: 0,
    ...rest,
  }
}

describe('an act is read', () => {
  it.each([
    ['take Crane', 'take', 'Crane', null],
    ['complete Deck of Cards left', 'complete', 'Deck of Cards', 'left'],
    ['task Go Set from assistants', 'task', 'Go Set', null],
    ['use Kite as Bowl', 'use', 'Kite', null],
    ['use Fan right', 'use', 'Fan', 'right'],
    ['sell all Clay', 'sell', null, null],
    ['take task', 'take', null, null],
    ['player 1', 'player', null, null],
    ['clear floor', 'clear', null, null],
  ])('%s', (act, verb, card, wing) => {
    expect(offer(act)).toEqual({ act, verb, card, wing })
  })
})

describe('a card is lit where an act finds it', () => {
  it('offers each wing to a work that can be completed or crafted', () => {
    const acts = ['complete Vase left', 'complete Vase right', 'craft Vase left', 'craft Vase right']
    const lit = offersAt(position('actions', { hand: ['Vase', 'Fan'] }), [...acts, 'pray'])
    expect([...lit]).toEqual([['hand/Vase', acts]])
  })

  it('takes from the floor, not from an equal card elsewhere', () => {
    const lit = offersAt(position('actions', { workplace: ['Crane'] }, { sales: ['Crane'] }, { floor: ['Crane'] }), ['take Crane'])
    expect([...lit.keys()]).toEqual(['floor/Crane'])
  })

  it('takes booty and sales from opponents', () => {
    const lit = offersAt(position('take sale', { sales: ['Coin'] }, { sales: ['Coin'] }), ['take Coin'])
    expect([...lit.keys()]).toEqual(['1 sales/Coin'])
    const task = offersAt(
      position('booty', {}, { task: 'Bell', left: ['Fan'] }, { asks: { kind: 'booty', because: 'Flute', subject: null, task: null, opponent: 1 } }),
      ['take task', 'take Fan'],
    )
    expect([...task.keys()]).toEqual(['1 task/Bell', '1 left/Fan'])
  })

  it('sells one card or all of its material', () => {
    const lit = offersAt(position('actions', { workplace: ['Cup', 'Jar', 'Fan'] }), ['sell Cup', 'sell Jar', 'sell all Clay'])
    expect(lit.get('0 workplace/Cup')).toEqual(['sell Cup', 'sell all Clay'])
    expect(lit.get('0 workplace/Jar')).toEqual(['sell Jar', 'sell all Clay'])
    expect(lit.has('0 workplace/Fan')).toBe(false)
  })

  it('moves a work away from the other wing, and seizes it from the one named', () => {
    expect([...offersAt(position('change wing', { left: ['Fan'], right: ['Fan'] }), ['move Fan right']).keys()]).toEqual(['0 left/Fan'])
    expect([...offersAt(position('take work', {}, { left: ['Cup'], right: ['Cup'] }), ['seize Cup right']).keys()]).toEqual(['1 right/Cup'])
  })

  it('keeps a card on the deck that is known there', () => {
    const deck = { size: 9, known: { '0': 'Pin', '1': 'Ring', '8': 'Cup' } }
    expect([...offersAt(position('sift', {}, {}, { deck }), ['keep Pin', 'keep Ring']).keys()]).toEqual(['deck/Pin', 'deck/Ring'])
  })

  it('finds a card that lies somewhere unexpected', () => {
    expect([...offersAt(position('something new', { sales: ['Pin'] }), ['show Pin']).keys()]).toEqual(['0 sales/Pin'])
  })
})

describe('words', () => {
  const names = ['Mira', 'Noor']
  it.each([
    ['complete Crane left', 'Complete Crane, left wing'],
    ['seize Crane right', 'Seize Crane, from right wing'],
    ['task Fan from assistants', 'Task Fan from assistants'],
    ['sell all Clay', 'Sell all Clay'],
    ['player 1', 'Noor'],
    ['done', 'Done'],
    ['use Kite as Bowl', 'Use Kite as Bowl'],
  ])('%s', (act, words) => expect(label(act, names)).toBe(words))

  it('calls players by their names', () => {
    expect(named("Player 1's Monk task; skip the task of player 0", names)).toBe("Noor's Monk task; skip the task of Mira")
  })
})

describe('words', () => {
  it('tells players of one name apart', () => {
    expect(distinct(['Mira', 'Sand', 'Sand', 'Dune'])).toEqual(['Mira', 'Sand 1', 'Sand 2', 'Dune'])
  })
  it('says what being done means', () => {
    expect(label('done', [], 'admission')).toBe('Skip this task')
    expect(label('done', [], 'show as clerks')).toBe('Done')
  })
})

describe('why so many actions', () => {
  const task = { owner: 0, job: 'Potter', left: 1, total: 1 }
  it('says nothing about a single one', () => {
    expect(whyThatMany(position('actions'), task, 1)).toEqual([])
  })
  it('counts covered helpers twice', () => {
    expect(whyThatMany(position('actions', { covered_jobs: ['Potter'] }), task, 5)).toEqual(['1', '4 by 2 Potters, covered'])
  })
  it('names shown cards and a borrowed task', () => {
    const view = position('actions', {}, {}, { bonus: 1, borrowed: 1 })
    expect(whyThatMany(view, task, 4)).toEqual(['1', '1 by a Potter', '1 by a shown card', '1 by the borrowed task'])
    expect(whyThatMany(view, { ...task, owner: 1 }, 2)).toEqual(['1', '1 by a shown card'])
  })
})
