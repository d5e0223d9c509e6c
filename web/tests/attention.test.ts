// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { show } from '../src/lib/attention'

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
})

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href')

test('title and icon tell the reader’s turn, and only that', () => {
  show('Patterns · Sandtable', true)
  expect(document.title).toBe('● Your turn · Patterns · Sandtable')
  expect(icon()).toBe('/favicon-turn.svg')

  show('Patterns · Sandtable', false)
  expect(document.title).toBe('Patterns · Sandtable')
  expect(icon()).toBe('/favicon.svg')
})
