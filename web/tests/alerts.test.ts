import { afterEach, expect, test, vi } from 'vitest'
import { alerts, tellWhatLedHere } from '../src/lib/alerts.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which a page may sound or not, and may show notifications by itself, by its worker only, or not at all. */
function browser(permission: string, byItself: boolean) {
  const shown: string[] = []
  vi.stubGlobal('location', { pathname: '/t/abc' })
  vi.stubGlobal('focus', () => undefined)
  vi.stubGlobal('Notification', class {
    static permission = permission
    constructor(title: string) {
      if (!byItself) throw new TypeError('Illegal constructor')
      shown.push(title)
    }
    close() {}
  })
  const showNotification = async (title: string, { data }: { data: { path: string } }) => void shown.push(`${title} ${data.path}`)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ showNotification }) } })
  return shown
}

test('a page behind shows that it is the reader’s turn', async () => {
  alerts.sounds = false
  const shown = browser('granted', true)
  expect(await alerts.call('Patterns')).toBe(true)
  expect(shown).toEqual(['Patterns'])
})

test('where pages show no notifications their worker does', async () => {
  alerts.sounds = false
  const shown = browser('granted', false)
  expect(await alerts.call('Patterns')).toBe(true)
  expect(shown).toEqual(['Patterns /t/abc'])
})

test('who is neither shown nor sounded anything was not told', async () => {
  alerts.sounds = true
  const shown = browser('default', true)
  vi.stubGlobal('AudioContext', class {
    state = 'suspended'
    resume = () => new Promise(() => undefined)
  })
  expect(await alerts.call('Patterns')).toBe(false)
  expect(shown).toEqual([])
})

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
