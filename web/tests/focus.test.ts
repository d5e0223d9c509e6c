// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepFocus } from '../src/lib/focus'

afterEach(() => (document.body.innerHTML = ''))

function page(inside: string): HTMLElement {
  document.body.innerHTML = `<main><div class="board">${inside}</div><div class="talk"><button id="next">Next</button></div></main>`
  return document.querySelector('main')!
}

test('what asks to have the focus gets it', () => {
  keepFocus(page('<i tabindex="0"></i><b tabindex="-1" data-focus id="answer"></b>'))
  expect(document.activeElement?.id).toBe('answer')
})

test('else the board has it, else whatever can be done', () => {
  keepFocus(page('<i tabindex="0" id="space"></i>'))
  expect(document.activeElement?.id).toBe('space')
  keepFocus(page(''))
  expect(document.activeElement?.id).toBe('next')
})

test('a focus that is somewhere stays there', () => {
  const main = page('<i tabindex="0" id="space"></i>')
  document.querySelector<HTMLElement>('#next')!.focus()
  keepFocus(main)
  expect(document.activeElement?.id).toBe('next')
})
