import { describe, expect, it } from 'vitest'
import { option } from '../../src/games/mottainai/options'
import { cardOf, grouped, lastCard, stem } from '../../src/games/mottainai/offers'
import type { Entry } from '../../src/lib/contract'
import { complete, offer } from './sample'

describe('answers', () => {
  it('stand together where only the wing differs', () => {
    const offers = [complete('Deck of Cards', 'left'), complete('Fan', 'left'), complete('Deck of Cards', 'right'), offer('pray', 'pray')]
    expect(grouped(offers).map((group) => group.map(({ act }) => act))).toEqual([
      ['complete Deck of Cards left', 'complete Deck of Cards right'],
      ['complete Fan left'],
      ['pray'],
    ])
    expect(stem(offers[0]!)).toBe('Complete Deck of Cards')
  })

  it('do not mix what is done with a card', () => {
    const craft = offer('craft Fan left', 'craft', { card: 'Fan', wing: 'left' }, ['hand/Fan'])
    expect(grouped([complete('Fan', 'left'), craft])).toHaveLength(2)
  })

  it('show a wing alone where no card is named', () => {
    const wings = ['left', 'right'].map((wing) => offer(wing, 'wing', { wing }, [`0.${wing}`]))
    expect(grouped(wings)).toHaveLength(2)
  })
})

describe('the card of an offer', () => {
  it.each([
    [['hand/Deck of Cards'], 'Deck of Cards'],
    [['0.left/Kite'], 'Kite'],
    [['1'], null],
    [['deck'], null],
    [[], null],
  ])('%s', (targets, card) => expect(cardOf({ targets })).toBe(card))

  it('is not known where nothing was played', () => {
    expect(lastCard(null)).toBeNull()
    expect(lastCard({ targets: ['floor/Crane'] } as Entry)).toBe('Crane')
  })
})

describe('words', () => {
  it('are there for every option', () => {
    expect(option('edition')?.choice?.('published')).toBe('Published')
    expect(option('six_works')).not.toBeNull()
    expect(option('weather')).toBeNull()
  })
})
