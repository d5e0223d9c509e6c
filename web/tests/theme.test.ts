// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { theme } from '../src/lib/theme.svelte'

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  theme.restore()
})

test('a first visit follows the system', () => {
  expect(theme.choice).toBe('system')
  expect(root.dataset.theme).toBeUndefined()
})

test('the button turns from system to light to dark and back', () => {
  theme.turn()
  expect(root.dataset.theme).toBe('light')
  theme.turn()
  expect(root.dataset.theme).toBe('dark')
  theme.turn()
  expect(root.dataset.theme).toBeUndefined()
})

test('the choice is remembered', () => {
  theme.choose('dark')
  theme.choice = 'system'
  delete root.dataset.theme

  theme.restore()

  expect(theme.choice).toBe('dark')
  expect(root.dataset.theme).toBe('dark')
})

test('nonsense in the memory is overlooked', () => {
  localStorage.setItem('sandtable.theme', 'plaid')
  theme.restore()

  expect(theme.choice).toBe('system')
})
