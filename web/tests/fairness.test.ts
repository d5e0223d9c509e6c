import { expect, test, vi } from 'vitest'
import { checked, commitmentOf } from '../src/lib/fairness'

const SEED = '7f3a'
const COMMITMENT = '9cbd6c8f71900d66426eda9f81d91e785491cb8f69a9a6d0da3ae2d45b5e13e7'

test('a seed has the fingerprint that the server counts out', async () => {
  expect(await commitmentOf(SEED)).toBe(COMMITMENT)
})

test('a deal that was promised is told from one that was not', async () => {
  expect(await checked(SEED, COMMITMENT)).toContain('Checked')
  expect(await checked('7f3b', COMMITMENT)).toContain('not the one')
})

test('a browser that cannot check says where it can be done', async () => {
  vi.stubGlobal('crypto', {})
  expect(await checked(SEED, COMMITMENT)).toContain('sandtable verify')
  vi.unstubAllGlobals()
})
