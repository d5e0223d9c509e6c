/** A view as a list of words: for games that have no table of their own. */

import { say } from 'words:plain'
import type { View } from '../../lib/contract'

/** A thing of a view: its name, and either a few words or more things. */
export interface Item {
  name: string
  text: string | null
  items: Item[]
}

/** What every view has is told elsewhere on the page. */
const TOLD_ELSEWHERE = new Set(['game', 'seat', 'actors', 'outcome'])

export const itemsOf = (view: View): Item[] =>
  Object.entries(view)
    .filter(([key]) => !TOLD_ELSEWHERE.has(key))
    .map(([key, value]) => item(key, value))

/** "hand_sizes" → "Hand sizes" */
export function title(key: string): string {
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function item(key: string, value: unknown): Item {
  const name = title(key)
  if (isPlain(value)) return { name, text: words(value), items: [] }
  if (Array.isArray(value) && value.every(isPlain)) return { name, text: value.map(words).join(', ') || say('none'), items: [] }
  const parts = Array.isArray(value) ? value.map((part, at) => [String(at + 1), part] as const) : Object.entries(value as object)
  return { name, text: parts.length ? null : say('none'), items: parts.map(([part, inner]) => item(part, inner)) }
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object'

const words = (value: unknown): string => (value === null ? say('hidden') : value === true ? say('yes') : value === false ? say('no') : String(value))
