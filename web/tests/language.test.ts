// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { say } from 'words:first'
import { dated, language, preferred } from '../src/lib/language.svelte'
import Said from '../src/lib/Said.svelte'
import LanguageChoice from '../src/shell/LanguageChoice.svelte'

afterEach(async () => {
  document.body.innerHTML = ''
  await language.choose('en')
  localStorage.clear()
})

test('the first of the browser’s languages that is spoken here is taken', () => {
  expect(preferred(['fr-CH', 'de-AT', 'en'])).toBe('de')
  expect(preferred(['EN-GB'])).toBe('en')
  expect(preferred(['fr', 'constructor'])).toBe('en')
  expect(preferred([])).toBe('en')
})

test('another language is spoken at once, said to the browser, and kept', async () => {
  expect(say('welcome')).toBe('Sit down and play')
  expect(language.isChosen).toBe(false)

  await language.choose('de')

  expect(say('welcome')).toBe('Setz dich und spiel mit')
  expect(say('move-number', { number: 12_000.5 })).toBe('Zug 12000,5')
  expect(dated(0, { dateStyle: 'long', timeZone: 'UTC' })).toBe('1. Januar 1970')
  expect(document.documentElement.lang).toBe('de')
  expect(localStorage.getItem('sandtable.language')).toBe('de')
  expect(language.isChosen).toBe(true)
})

test('the chooser changes what is shown without drawing it anew', async () => {
  const chooser = mount(LanguageChoice, { target: document.body })
  const select = document.querySelector('select')!
  expect([...select.options].map(({ text }) => text)).toEqual(['English', 'Deutsch'])

  select.value = 'de'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => language.tag).toBe('de')
  flushSync()

  expect(document.querySelector('select')).toBe(select)
  expect(select.getAttribute('aria-label')).toBe('Sprache')
  void unmount(chooser)
})

test('parts that stand out are bold, whatever a name contains', () => {
  const said = mount(Said, { target: document.body, props: { text: say('you-are', { name: '<i>Ada</i>' }) } })
  expect(document.body.querySelector('b')!.textContent).toBe('<i>Ada</i>')
  expect(document.body.textContent).toBe('You are <i>Ada</i> here.')
  void unmount(said)
})
