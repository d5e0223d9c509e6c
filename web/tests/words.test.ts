import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { bundle, read, readAll } from '../words.js'

const all = readAll()
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }))

describe('message files', () => {
  test('every language has what English has, with the same arguments', () => {
    expect(all.languages).toContain('de')
    expect(all.problems).toEqual([])
  })

  test('people move; only programs act', () => {
    const ftl = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('words/en.ftl'))
    const sayings = ftl.flatMap((name) => readFileSync(join('src', name), 'utf8').split('\n').filter((line) => /^\S.* = |^ /.test(line)))
    const told = sayings.map((line) => line.replace(/^[\w-]+ = /, '').replace(/\{[^}]*\}/g, '…'))
    expect(told.length).toBeGreaterThan(1000)
    expect(told.filter((text) => /\bacts?\b/i.test(text))).toEqual([])
  })

  test('every message is said by somebody', () => {
    const unused = Object.entries(all.words.en!).flatMap(([group, messages]) => {
      const said = files.filter(({ text }) => text.includes(`'words:${group}'`)).map(({ text }) => text)
      return Object.keys(messages)
        .filter((id) => !said.some((text) => says(text, id)))
        .map((id) => `${group}: ${id}`)
    })
    expect(unused).toEqual([])
  })

  test('one that cannot be read is named with its line', () => {
    const { problems } = read('## first\n\nhello = Hello\nbroken = { $name\nlast = Last\n', 'src/words/xx.ftl')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^src\/words\/xx\.ftl:[45]: this cannot be read: expected token: "}"/)
  })

  test.each([
    ['lost = Without a group', 'xx.ftl:1: “lost” stands in no group: put it under a “## name”.'],
    ['## a\n\nhello = One\nhello = Two', 'xx.ftl:4: “hello” is there twice.'],
    ['## a\n\nhello = { SHOUT($name) }', 'xx.ftl:3: “hello” uses SHOUT, which is none of NUMBER, STRONG, SMALL, LARGE.'],
    ['## a\n\nhello = Hello\n    .title = Title', 'xx.ftl:3: “hello” must be a text without attributes.'],
  ])('faults are told: %s', (text, problem) => {
    expect(read(text, 'xx.ftl').problems).toEqual([problem])
  })

  test('plurals, choices and numbers are compiled', async () => {
    const text = '## a\n\ncards = { $count ->\n    [0] no card\n    [one] { $count } card\n   *[other] { $count } cards\n}\nwho = { $who ->\n    [you] you\n   *[other] { $name }\n}\n'
    const { groups } = read(text, 'xx.ftl')
    const code = bundle({ en: groups }, 'en', 'a')
    const { default: told } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
    const { a } = told((value: unknown) => `<${value}>`, (count: number) => new Intl.PluralRules('en').select(count))

    expect([0, 1, 2].map((count) => a.cards({ count }))).toEqual(['no card', '<1> card', '<2> cards'])
    expect([a.who({ who: 'you', name: 'x' }), a.who({ who: 'else', name: 'Ada' })]).toEqual(['you', '<Ada>'])
  })
})

/** Whether a source says a message: by its id, or by a template that fits it. */
function says(text: string, id: string): boolean {
  if (text.includes(`'${id}'`)) return true
  return [...text.matchAll(/`([^`$]*)\$\{[^}]*\}([^`]*)`/g)].some(([, before = '', after = '']) => before !== '' && id.startsWith(before) && id.endsWith(after))
}

/** Attributes that are read or heard. */
const TOLD = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label', 'text', 'tagline', 'caption', 'lost']
/** A word, as against a sign, a letter or a name of our own. */
const WORD = /[A-Za-zÄÖÜäöüß]{2,}/
/** A sentence, or its beginning: two words in a row, the second one small. */
const SENTENCE = /(^|[^\w-])[A-Za-z’]{2,},? [a-z’]{2,}/

/** What stands there in one language alone, and why that is right. */
const EXCEPTIONS: [RegExp, string, string][] = [
  [/./, 'Sandtable', 'the name of the house'],
  [/^pages/, '· Sandtable', 'the same, in a title'],
  [/House/, 'XXXX-XXXX-XXXX-XXXX', 'the form of a code'],
  [/shelf/, 'Trevor Benjamin and Brett J. Gilbert', 'names'],
  [/mottainai.Scoring/, 'Covered sales', 'the name of a line in the view'],
  [/AlertsDialog/, 'https://ntfy.sh/…', 'an address'],
  [/fairness/, 'sandtable commitment 1', 'what is hashed, not told'],
  [/focus/, '.talk button:not([disabled])', 'a selector'],
  [/mondo.(art|sprites)/, '*', 'drawings'],
  [/keyboard/, 'input, textarea, select, [contenteditable]', 'a selector'],
]
const isFine = (name: string, text: string) => EXCEPTIONS.some(([where, what]) => where.test(name) && (what === '*' || text.trim() === what))

describe('what people read goes through messages', () => {
  test.each(files.filter(({ name }) => name.endsWith('.svelte') && !isPrinted(name)))('$name', ({ name, text }) => {
    expect(inMarkup(text).filter((found) => !isFine(name, found))).toEqual([])
  })

  test.each(files.filter(({ name }) => !name.endsWith('.svelte') && !isPrinted(name)))('$name', ({ name, text }) => {
    expect(inScript(text).filter((found) => !isFine(name, found))).toEqual([])
  })
})

type Node = { type: string; [key: string]: unknown }

/** Texts, labels and sentences of a component that are written down in it. */
function inMarkup(text: string): string[] {
  const found: string[] = []
  const { fragment, instance, module } = parse(text, { modern: true })
  visit(fragment as unknown as Node)
  for (const script of [instance, module]) {
    if (!script) continue
    const { start, end } = script.content as unknown as { start: number; end: number }
    found.push(...inScript(text.slice(start, end)))
  }
  return found

  function visit(node: Node): void {
    if (node.type === 'Text' && WORD.test(String(node.data))) found.push(String(node.data).trim())
    if (node.type === 'StyleDirective') return
    if (node.type === 'Attribute') return attribute(node)
    if (node.type === 'Literal' && typeof node.value === 'string' && SENTENCE.test(node.value)) found.push(node.value)
    if (node.type === 'TemplateElement' && SENTENCE.test((node.value as { raw: string }).raw)) found.push((node.value as { raw: string }).raw)
    for (const child of Object.values(node)) children(child)
  }

  function attribute(node: Node): void {
    if (node.name === 'class' || node.name === 'style') return
    const told = TOLD.includes(String(node.name))
    for (const part of [node.value].flat() as (Node | true)[]) {
      if (part === true) continue
      if (part.type === 'Text') {
        if (told && WORD.test(String(part.data))) found.push(String(part.data))
      } else if (told) heard(part)
      else visit(part)
    }
  }

  /** In what is told, any word that is written down is one too many. */
  function heard(node: Node): void {
    if (node.type === 'CallExpression' || node.type === 'BinaryExpression' || node.type === 'MemberExpression') return children([node.arguments])
    if (node.type === 'Literal' && typeof node.value === 'string' && WORD.test(node.value)) found.push(node.value)
    if (node.type === 'TemplateElement' && WORD.test((node.value as { raw: string }).raw)) found.push((node.value as { raw: string }).raw)
    if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].forEach((one) => heard(one as Node))
    for (const child of Object.values(node)) [child].flat().forEach((one) => one && typeof one === 'object' && 'type' in one && heard(one as Node))
  }

  function children(child: unknown): void {
    if (Array.isArray(child)) child.forEach(children)
    else if (child && typeof child === 'object' && 'type' in child) visit(child as Node)
  }
}

/** Sentences in strings of a script. */
function inScript(text: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && TOLD.includes(node.name.text) && ts.isStringLiteralLike(node.initializer)) {
      if (WORD.test(node.initializer.text)) found.push(node.initializer.text)
      return
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (SENTENCE.test(node.text)) found.push(node.text)
    }
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile('it.ts', text, ts.ScriptTarget.Latest))
  return found
}

/** Files with what is printed on the cardboard, generated or drawn. */
function isPrinted(name: string): boolean {
  return /\/facts\.ts$|works\.ts$|mottainai\/drawings\.ts$/.test(name)
}
