/** The browser's storage; none in a browser that forbids it. */
export function kept(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
