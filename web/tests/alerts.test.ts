import { afterEach, expect, test, vi } from 'vitest'
import { tellWhatLedHere } from '../src/lib/alerts.svelte'

afterEach(() => vi.unstubAllGlobals())

function come(search: string) {
  const said: unknown[] = []
  const shown: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    said.push([path, JSON.parse(body)])
    return new Response(null, { status: 204 })
  })
  const place = { search, pathname: '/t/abc', hash: '' } as Location
  const past = { state: null, replaceState: (_: unknown, __: string, url: string) => void shown.push(url) } as unknown as History
  return { said, shown, done: tellWhatLedHere(place, past) }
}

test('whoever comes by the link of a letter has seen it, and the address forgets it', async () => {
  const { said, shown, done } = come('?alert=n4me&x=1')
  await done
  expect(said).toEqual([['/api/alerts/opened', { name: 'n4me' }]])
  expect(shown).toEqual(['/t/abc?x=1'])
})

test('any other address is left alone', async () => {
  const { said, shown, done } = come('?x=1')
  await done
  expect([said, shown]).toEqual([[], []])
})
