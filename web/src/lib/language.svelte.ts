/** The reader's language: as the browser asks for it, or as was chosen. Only its messages are loaded. */

import { languages, type Tag } from 'words:languages'
import { kept } from './kept'

const KEY = 'sandtable.language'

type Given = Record<string, string | number>
type Message = string | ((given: Given) => string)
type Group = Record<string, Message>
type Value = (value: string | number, form?: Intl.NumberFormatOptions) => string
type Plural = (count: number) => string
/** The module of some groups in one language. */
type Told = { default(value: Value, plural: Plural): Record<string, Group> }
type Loaders = Record<Tag, () => Promise<Told>>

const isTag = (value: unknown): value is Tag => typeof value === 'string' && Object.hasOwn(languages, value)

/** The first of the browser's languages that is spoken here. */
export function preferred(wanted: readonly string[] = globalThis.navigator?.languages ?? []): Tag {
  return wanted.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isTag) ?? 'en'
}

class Language {
  tag = $state<Tag>('en')
  private groups = $state.raw<Record<string, Group>>({})
  private bundles = new Map<string, { loaders: Loaders; ready: Promise<void> }>()

  constructor() {
    const before = kept()?.getItem(KEY)
    this.use(isTag(before) ? before : preferred())
  }

  /** Whether the reader has said in this browser which language it should be. */
  get isChosen(): boolean {
    return isTag(kept()?.getItem(KEY))
  }

  /** What says the messages of a group, always in the language of the moment; nothing until they have come. */
  speaker(group: string, bundle: string, loaders: Loaders): (id: string, given?: Given) => string {
    if (!this.bundles.has(bundle)) this.bundles.set(bundle, { loaders, ready: this.add(loaders) })
    return (id, given = {}) => {
      const message = this.groups[group]?.[id] ?? ''
      return typeof message === 'string' ? message : message(given)
    }
  }

  /** Until all that was asked for has come. */
  async ready(): Promise<void> {
    await Promise.all([...this.bundles.values()].map(({ ready }) => ready))
  }

  /** Speak another language from now on: everything that is shown is said anew, all at once. */
  async choose(tag: Tag): Promise<void> {
    const told = await Promise.all([...this.bundles.values()].map(({ loaders }) => this.load(loaders, tag)))
    this.groups = Object.assign({}, ...told)
    this.use(tag)
    kept()?.setItem(KEY, tag)
  }

  private async add(loaders: Loaders): Promise<void> {
    const { tag } = this
    const told = await this.load(loaders, tag)
    if (tag === this.tag) this.groups = { ...this.groups, ...told }
  }

  private use(tag: Tag): void {
    this.tag = tag
    if (globalThis.document) document.documentElement.lang = tag
  }

  private async load(loaders: Loaders, tag: Tag): Promise<Record<string, Group>> {
    const { default: told } = await loaders[tag]()
    const rules = new Intl.PluralRules(tag)
    return told((value, form) => (typeof value === 'number' ? number(value, form, tag) : value), (count) => rules.select(count))
  }
}

export const language = new Language()

/** A part of the page that is loaded late, together with its words. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const loaded = await part
  await language.ready()
  return loaded
}

const forms = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it. Thousands stay together: ratings and years are numbers, too. */
function number(value: number, form: Intl.NumberFormatOptions = {}, tag: string): string {
  const key = JSON.stringify([tag, form])
  if (!forms.has(key)) forms.set(key, new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 10, ...form }))
  return forms.get(key)!.format(value)
}

/** How the browser wants dates, if it says so for this language: "en-GB" writes them otherwise than "en". */
const region = (tag: string): string => globalThis.navigator?.languages?.find((wanted) => wanted.split('-')[0] === tag) ?? tag

/** A day or a time as the language writes it. */
export const dated = (time: number, form: Intl.DateTimeFormatOptions): string => new Date(time).toLocaleString(region(language.tag), form)
