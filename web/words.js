/**
 * What the page says, in every language: Fluent files compiled into small functions when the page is built.
 *
 * `src/words/<language>.ftl` is the shell's, in groups (`## name`) that are loaded apart; `src/games/<game>/words/<language>.ftl`
 * is a game's, whose group `## entry` the lobby knows already. A component imports `say` from `words:<group>`; in a game's
 * folder the group is `<game>` or `<game>-entry`. English says which messages there are; others must have the same.
 * `words:<game>-names` has what the rules' own files (`src/sandtable/games/<game>/words/`) call things: each is told once.
 * Run as a program (`node words.js`) it writes `src/words/ids.d.ts`, by which svelte-check knows every id and its arguments.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentParser, Visitor } from '@fluent/syntax'

const HERE = dirname(fileURLToPath(import.meta.url))
const SOURCE = join(HERE, 'src')
const TYPES = join(SOURCE, 'words/ids.d.ts')
const FIRST = 'first'
const ENTRY = 'entry'
const NAMES = 'names'
/** Where the rules' own message files lie: what a game's things are called is told there. */
const RULES = join(HERE, '../src/sandtable/games')
const ORIGINAL = 'en'
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Functions that a message may use: a number in another form; a part that stands out; a text that begins small, or large. */
const FUNCTIONS = ['NUMBER', 'STRONG', 'SMALL', 'LARGE']
/** A rule by its number: none of the things that have a name. */
const RULE = /^[A-Z]{3}-\d/
const CASES = { SMALL: 'toLowerCase', LARGE: 'toUpperCase' }

/** A fault in a message file, with its place. */
export class BadWords extends Error {}

/** The folders of message files: the shell's and each game's. */
function folders(source) {
  const games = join(source, 'games')
  const own = readdirSync(games).map((game) => ({ name: game, folder: join(games, game, 'words') }))
  return [{ name: '', folder: join(source, 'words') }, ...own].filter(({ folder }) => existsSync(folder))
}

/** The messages of a file by group: {group: {id: {value, line, names}}}; and everything that is wrong with it. */
export function read(text, file, owner = '') {
  const problems = []
  const groups = {}
  const terms = {}
  const lineAt = (offset) => text.slice(0, offset).split('\n').length
  const complain = (span, what) => problems.push(`${file}:${lineAt(span.start)}: ${what}`)
  let group = owner
  for (const entry of new FluentParser().parse(text).body) {
    if (entry.type === 'GroupComment') group = groupName(entry.content, owner)
    else if (entry.type === 'Junk') complain(...junk(entry))
    else if (entry.type === 'Term') terms[entry.id.name] = entry.value
    else if (entry.type === 'Message') keep(entry)
  }
  return { groups, terms, problems }

  function keep(entry) {
    const id = entry.id.name
    if (!group) complain(entry.span, `“${id}” stands in no group: put it under a “## name”.`)
    else if (Object.values(groups).some((messages) => id in messages)) complain(entry.span, `“${id}” is there twice.`)
    else if (!entry.value || entry.attributes.length) complain(entry.span, `“${id}” must be a text without attributes.`)
    else (groups[group] ??= {})[id] = { value: entry.value, line: lineAt(entry.span.start), names: argumentsOf(entry.value, (span, what) => complain(span, `“${id}” ${what}`)) }
  }
}

function groupName(comment, owner) {
  const name = comment.trim().split(/[:\s]/)[0]
  return owner ? `${owner}-${name}` : name
}

function junk(entry) {
  const { message, span } = entry.annotations[0]
  return [span.start > entry.span.start ? span : entry.span, `this cannot be read: ${message.charAt(0).toLowerCase()}${message.slice(1)}`]
}

/** The arguments of a message, and of what kind each is: a number where it is counted, a word where it is chosen by, else either. */
function argumentsOf(value, complain) {
  const names = {}
  const note = (name, kind) => (names[name] = names[name] === undefined || names[name] === 'any' ? kind : names[name])
  class Reader extends Visitor {
    visitVariableReference(node) {
      if (!(node.id.name in names)) note(node.id.name, 'any')
    }
    visitFunctionReference(node) {
      if (!FUNCTIONS.includes(node.id.name)) complain(node.span, `uses ${node.id.name}, which is none of ${FUNCTIONS.join(', ')}.`)
      const [first] = node.arguments.positional
      if (node.id.name === 'NUMBER' && first?.type === 'VariableReference') note(first.id.name, 'number')
      this.genericVisit(node)
    }
    visitSelectExpression(node) {
      if (node.selector.type !== 'VariableReference') complain(node.span, 'chooses by something else than an argument.')
      else note(node.selector.id.name, isPlural(node) ? 'number' : 'word')
      this.genericVisit(node)
    }
  }
  new Reader().visit(value)
  return names
}

const keyOf = ({ key }) => (key.type === 'NumberLiteral' ? Number(key.value) : key.name)
const isPlural = ({ variants }) => variants.every((variant) => typeof keyOf(variant) === 'number' || PLURALS.includes(keyOf(variant)))

/** All message files: {language: {group: messages}}, the names of the languages, and what is wrong. */
export function readAll(source = SOURCE) {
  const problems = []
  const words = {}
  const names = {}
  const place = (folder, language) => relative(dirname(source), join(folder, `${language}.ftl`))
  const files = readdirSync(join(source, 'words')).filter((file) => file.endsWith('.ftl'))
  const others = files.map((file) => file.replace('.ftl', '')).filter((language) => language !== ORIGINAL)
  const languages = [ORIGINAL, ...others]
  for (const language of languages) {
    words[language] = {}
    for (const { name, folder } of folders(source)) {
      const path = join(folder, `${language}.ftl`)
      if (!existsSync(path)) {
        problems.push(`${place(folder, language)}: this file is missing; ${ORIGINAL}.ftl beside it says what belongs there.`)
        continue
      }
      const { groups, terms, problems: found } = read(readFileSync(path, 'utf8'), place(folder, language), name)
      problems.push(...found)
      Object.assign(words[language], groups)
      if (!name && terms.language) names[language] = terms.language.elements.map(({ value }) => value).join('')
      else if (!name) problems.push(`${place(folder, language)}: “-language” is missing: how the language calls itself.`)
      problems.push(...differences(words[ORIGINAL] ?? {}, groups, place(folder, ORIGINAL), place(folder, language), name, language))
    }
  }
  return { words, names, languages, problems }
}

/** What a file lacks, has too much, or tells with other arguments than the English one. */
function differences(original, groups, source, file, owner, language) {
  if (language === ORIGINAL) return []
  const mine = Object.entries(original).filter(([group]) => (owner ? group === owner || group === `${owner}-${ENTRY}` : !belongsToGame(group)))
  const missing = mine.flatMap(([group, messages]) =>
    Object.entries(messages).flatMap(([id, { line, names }]) => {
      const other = groups[group]?.[id]
      if (!other) return [`${file}: “${id}” of the group “${group}” is missing (${source}:${line} has it).`]
      const [ours, theirs] = [names, other.names].map((one) => Object.keys(one).sort().join(', '))
      return ours === theirs ? [] : [`${file}:${other.line}: “${id}” has the arguments (${theirs}), but (${ours}) in English.`]
    }),
  )
  const surplus = Object.entries(groups).flatMap(([group, messages]) =>
    Object.entries(messages).flatMap(([id, { line }]) => (original[group]?.[id] ? [] : [`${file}:${line}: “${id}” of the group “${group}” is not in English.`])),
  )
  return [...missing, ...surplus]
}

const GAMES = () => new Set(folders(SOURCE).map(({ name }) => name))
const belongsToGame = (group) => GAMES().has(group) || GAMES().has(group.replace(/-[^-]*$/, ''))

// What a message becomes: a string, or a function of its arguments.

function pattern({ elements }, all) {
  const parts = elements.map((element) => (element.type === 'TextElement' ? JSON.stringify(element.value) : expression(element.expression, all)))
  const joined = parts.length > 1 && !parts[0].startsWith('"') ? ['""', ...parts] : parts
  return joined.join('+')
}

function expression(node, all) {
  if (node.type === 'StringLiteral') return JSON.stringify(node.parse().value)
  if (node.type === 'NumberLiteral') return JSON.stringify(node.value)
  if (node.type === 'VariableReference') return `v(a.${node.id.name})`
  if (node.type === 'FunctionReference') return calling(node, all)
  if (node.type === 'SelectExpression') return choice(node, all)
  if (node.type === 'Placeable') return expression(node.expression, all)
  if (node.type === 'MessageReference' && all[node.id.name]) return `(${pattern(all[node.id.name].value, all)})`
  throw new BadWords(`“${node.id?.name ?? node.type}” is no message of the same group`)
}

function calling({ id, arguments: { positional, named } }, all) {
  const inner = positional[0] ? expression(positional[0], all) : '""'
  if (id.name === 'STRONG') return `"\\ue000"+${inner}+"\\ue001"`
  if (CASES[id.name]) return `(t=>t.charAt(0).${CASES[id.name]}()+t.slice(1))(${inner})`
  const options = named.map(({ name, value }) => `${name.name}:${value.type === 'NumberLiteral' ? value.value : JSON.stringify(value.value)}`)
  return inner.replace(/\)$/, `,{${options.join()}})`)
}

function choice(node, all) {
  const name = `a.${node.selector.id.name}`
  const plural = isPlural(node)
  const fallback = node.variants.find((variant) => variant.default)
  const tests = node.variants
    .filter((variant) => !variant.default)
    .sort((one, other) => Number(typeof keyOf(other) === 'number') - Number(typeof keyOf(one) === 'number'))
    .map((variant) => {
      const key = keyOf(variant)
      const test = typeof key === 'number' ? `${name}==${key}` : plural ? `p(${name})==${JSON.stringify(key)}` : `${name}==${JSON.stringify(key)}`
      return `${test}?${pattern(variant.value, all)}:`
    })
  return `(${tests.join('')}${pattern(fallback.value, all)})`
}

function compiled(messages) {
  const entries = Object.entries(messages).map(([id, { value }]) => {
    const body = pattern(value, messages)
    return `${JSON.stringify(id)}:${isPlain(value) ? body : `a=>${body}`}`
  })
  return `{${entries.join(',\n')}}`
}

const isPlain = ({ elements }) => elements.every(({ type }) => type === 'TextElement')

/** The groups that come together: the lobby's and what it knows of each game are one; any other is by itself. */
const bundleOf = (group) => (group.endsWith(`-${ENTRY}`) ? FIRST : group)

/** What the rules call things in a language: {id: text}. Only what is a plain text. */
function namesOf(game, language) {
  const path = join(RULES, game, 'words', `${language}.ftl`)
  if (!existsSync(path)) return {}
  const messages = new FluentParser().parse(readFileSync(path, 'utf8')).body.filter(({ type, id, value }) => type === 'Message' && value && isPlain(value) && !RULE.test(id.name))
  return Object.fromEntries(messages.map(({ id, value }) => [id.name, value.elements.map((element) => element.value).join('')]))
}

/** The module of a bundle in one language: its groups, once it is given how to tell values and plurals. */
export function bundle(words, language, name) {
  if (name.endsWith(`-${NAMES}`)) return `export default ()=>(${JSON.stringify({ [name]: namesOf(name.slice(0, -NAMES.length - 1), language) })})\n`
  const groups = Object.entries(words[language]).filter(([group]) => bundleOf(group) === name)
  const told = groups.map(([group, messages]) => `${JSON.stringify(group)}:${compiled(messages)}`)
  return `export default (v,p)=>({${told.join(',\n')}})\n`
}

/** Types for the virtual modules: every id with its arguments. */
export function types({ words, languages }) {
  const kinds = { number: 'number', word: 'string', any: 'string | number' }
  const told = (names) => {
    const fields = Object.entries(names).map(([name, kind]) => `${name}: ${kinds[kind]}`)
    return fields.length ? `{ ${fields.join('; ')} }` : '{}'
  }
  const modules = Object.entries(words[ORIGINAL]).map(([group, messages]) => {
    const ids = Object.entries(messages).map(([id, { names }]) => `    '${id}': ${told(names)}`)
    return `declare module 'words:${group}' {
  interface Words {
${ids.join('\n')}
  }
  export type Id = keyof Words
  export function say<I extends Id>(id: I, ...given: {} extends Words[I] ? [] : [Words[I]]): string
}`
  })
  const known = `declare module 'words:languages' {
  export type Tag = ${languages.map((language) => `'${language}'`).join(' | ')}
  export const languages: Record<Tag, string>
}`
  const things = `declare module 'words:*-names' {
  /** What the rules call something; nothing where they have no word for it. */
  export function say(id: string): string
}`
  return `/* Written by words.js from the message files. Do not edit. */\n\n${[known, things, ...modules].join('\n\n')}\n`
}

function checked() {
  const all = readAll()
  if (all.problems.length) throw new BadWords(`The message files are not in order:\n${all.problems.join('\n')}`)
  return all
}

function writeTypes(all) {
  const text = types(all)
  if (!existsSync(TYPES) || readFileSync(TYPES, 'utf8') !== text) writeFileSync(TYPES, text)
}

/** The Vite plugin. */
export function words() {
  let all
  const load = () => writeTypes((all = checked()))
  const CODE = join(SOURCE, 'lib/language.svelte.ts')
  return {
    name: 'words',
    buildStart() {
      load()
      for (const { folder } of folders(SOURCE)) for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file))
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.ftl')) return undefined
      load()
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
      return []
    },
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0words:')) return undefined
      if (!all) load()
      const [name, language] = id.slice('\0words:'.length).split('/')
      if (name === 'languages') return `export const languages = ${JSON.stringify(all.names)}`
      if (language) return bundle(all.words, language, name)
      if (!all.words[ORIGINAL][name] && !name.endsWith(`-${NAMES}`)) throw new BadWords(`There is no group “${name}” in any ${ORIGINAL}.ftl.`)
      const from = bundleOf(name)
      // A page waits for its words where it is loaded; tests wait here.
      const loaders = all.languages.map((one) => `${JSON.stringify(one)}: () => import('words:${from}/${one}')`)
      return `import { language } from ${JSON.stringify(CODE)}
export const say = language.speaker(${JSON.stringify(name)}, ${JSON.stringify(from)}, { ${loaders.join(', ')} })
${process.env.VITEST ? 'await language.ready()' : ''}`
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    writeTypes(checked())
  } catch (problem) {
    if (!(problem instanceof BadWords)) throw problem
    console.error(problem.message)
    process.exit(1)
  }
}
