/** Which lessons were done in this browser. */

const KEY = 'sandtable.learned'
const MOST = 200

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

class Learned {
  names = $state.raw<readonly string[]>(kept())

  has = (name: string): boolean => this.names.includes(name)

  /** Whether no lesson of a game was done yet. */
  isNewTo = (game: string): boolean => !this.names.some((name) => name.startsWith(`${game}/`))

  add(name: string): void {
    if (this.has(name)) return
    this.names = [...this.names, name].slice(-MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.names))
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const learned = new Learned()
