/** The positions of a saved game: each is made from the one before, and kept. */

import { changed } from '../lib/changes'
import type { Looked, View } from '../lib/contract'

export class Frames {
  private readonly views: View[]

  constructor(private readonly looked: Looked) {
    this.views = [looked.first]
  }

  /** The view after so many acts. */
  at(number: number): View {
    while (this.views.length <= number) this.views.push(changed(this.views.at(-1)!, this.looked.changes[this.views.length - 1]!))
    return this.views[number]!
  }
}
