/** The table's time on this page. The server's clock alone counts; ours only counts on from what it said. */

export class TableClock {
  private offset: number | null = null

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** The whole table was told: forget what was heard before. */
  set(now: number | null): void {
    this.offset = now === null ? null : now - this.local()
  }

  /** A message was on its way for a while, so the latest of all readings is the nearest. */
  hear(at: number | null): void {
    if (at === null) return
    const offset = at - this.local()
    this.offset = this.offset === null ? offset : Math.max(this.offset, offset)
  }

  /** Milliseconds since the table started; null where the time is hidden or not running yet. */
  now(): number | null {
    return this.offset === null ? null : this.local() + this.offset
  }
}
