/** A view after what changed in it; the one before stays as it is (server/changes.py). */

import type { Changed, View } from './contract'

export function changed(view: View, changes: Changed[]): View {
  return changes.reduce<unknown>((before, { path, value }) => put(before, path, value), view) as View
}

function put(before: unknown, path: (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (Array.isArray(before)) return before.map((one, place) => (place === first ? put(one, rest, value) : one))
  const object = before as Record<string, unknown>
  return { ...object, [first]: put(object[first], rest, value) }
}
