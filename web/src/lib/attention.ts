/** The page's title and icon say whether it is the reader's turn, also in a tab behind. */

import { say } from 'words:first'
import { at } from './base'

const CALM = at('/favicon.svg')
const CALLING = at('/favicon-turn.svg')

export function show(title: string, calling: boolean): void {
  document.title = calling ? `● ${say('turn-title')} · ${title}` : title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const href = calling ? CALLING : CALM
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href)
}
