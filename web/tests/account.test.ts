import { afterEach, expect, test, vi } from 'vitest'
import { enterByLink } from '../src/lib/account'
import { getMe } from '../src/lib/api'

afterEach(() => vi.unstubAllGlobals())

test('nobody signs in before the answer is here that still gives the cookie of a guest', async () => {
  const asked: string[] = []
  let answer = () => {}
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const me = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })
    return path === '/api/me' ? new Promise((resolve) => (answer = () => resolve(me()))) : Promise.resolve(me())
  })

  const me = getMe()
  const entered = enterByLink('abc')
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual(['/api/me'])
  answer()
  await Promise.all([me, entered])

  expect(asked).toEqual(['/api/me', '/api/sign-in/link'])
})
