// @vitest-environment happy-dom
import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Par from '../../src/games/mondo/Par.svelte'
import type { ParShown } from '../../src/lib/contract'
import { view, world } from './samples'

let shown: ReturnType<typeof mount> | undefined

afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function show(par: Partial<ParShown> | null, more: { asking?: boolean; over?: boolean } = {}) {
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise(() => undefined)
    },
  )
  const ask = vi.fn()
  const message = par && { type: 'par' as const, table: 'T', share: 1, points: 0, view: null, ...par }
  const props: ComponentProps<typeof Par> = { par: { par: message, asking: more.asking ?? false, ask }, side: 'water', over: more.over ?? false }
  shown = mount(Par, { target: document.body, props })
  flushSync()
  return ask
}

const button = () => document.querySelector('button')

test('the par in words', () => {
  for (const [points, words] of [[0, 'Par: no minus point at all.'], [-1, 'Par: 1 minus point.'], [-2, 'Par: 2 minus points.']] as const) {
    show({ points })
    expect(document.querySelector('[role=status]')?.textContent).toBe(words)
    document.body.innerHTML = ''
  }
})

test('it is looked for when somebody asks', () => {
  const ask = show(null)
  button()!.click()

  expect(ask).toHaveBeenCalledOnce()
})

test('the search shows how far it is', () => {
  show({ share: 0.4, points: -2 }, { asking: true })

  expect(document.querySelector('progress')!.value).toBeCloseTo(0.4)
  expect(document.body.textContent).toContain('2 so far')
})

test('during a round only the figure is told', () => {
  show({})

  expect(document.body.textContent).toContain('no minus point')
  expect(button()).toBeNull()
})

test('after the end the board can be seen, and is asked for if it is not there', () => {
  const ask = show({}, { over: true })
  button()!.click()

  expect(ask).toHaveBeenCalledOnce()
})

test('the board of the par', () => {
  show({ view: view({ worlds: [world({ tiles: { c3: '57f1' } })] }) }, { over: true })
  button()!.click()
  flushSync()

  expect(document.querySelector('[aria-label="A board with par"]')).not.toBeNull()
})
