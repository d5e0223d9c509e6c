import { describe, expect, it } from 'vitest'
import { placeOf } from '../src/lib/router.svelte'

describe('addresses', () => {
  it('are read by their words', () => {
    expect(placeOf('/')).toEqual({ kind: '', about: '', more: '', number: null })
    expect(placeOf('/t/abc')).toEqual({ kind: 't', about: 'abc', more: '', number: null })
    expect(placeOf('/t/abc/17')).toEqual({ kind: 't', about: 'abc', more: '17', number: 17 })
    expect(placeOf('/t/abc/seventeen').number).toBeNull()
    expect(placeOf('/learn/patterns/late')).toMatchObject({ kind: 'learn', about: 'patterns', more: 'late' })
    expect(placeOf('/p/a%20b').about).toBe('a b')
    expect(placeOf('/p/%E0%A4%A').about).toBe('%E0%A4%A')
  })
})
