import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PROBLEMS } from '@clinic/contract/problem'
import { PROVINCES } from '@clinic/contract/provinces'
import * as forStaff from '@clinic/contract/texts'
import { APPOINTMENT_TYPES, AUDIT_ACTIONS, INELIGIBLE_REASONS } from '@clinic/contract/vocabulary'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow } from './structure/tree.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const french: Record<string, string> = JSON.parse(readFileSync(`${ROOT}/data/staff-messages/fr.json`, 'utf8'))

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test(-data)?\.tsx?$/.test(path)
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')
/** A sentence of the rules that the screen has said in the person's language. */
const SAID_BY_RULES = ['packages/core/src/questionnaires/diff/change-text.ts']
const messages = [...filesBelow(ROOT, 'apps/web/src').filter(isSource), ...SAID_BY_RULES].flatMap((path) => messagesIn(path, read(path)))

it('every message of the staff screens has French (F-15)', () => {
  expect(messages.length).toBeGreaterThan(3000)
  expect(messages.filter(({ key }) => french[key] === undefined).map(({ path, key }) => `${path}: ${key}`)).toEqual([])
})

it('so has every text of a table that they show: of the specification, refusals, provinces, types and audit actions', () => {
  const tables = Object.values(forStaff).flatMap((table) => (typeof table === 'object' ? Object.values<string>(table) : []))
  const refusals = Object.values(PROBLEMS).map(([, text]) => text)
  const shown = [...tables, ...refusals, ...Object.values(PROVINCES), ...APPOINTMENT_TYPES, ...INELIGIBLE_REASONS, ...AUDIT_ACTIONS]
  expect(shown.length).toBeGreaterThan(500)
  expect(shown.filter((text) => french[text] === undefined)).toEqual([])
})

it('both languages of a message are well formed and filled with the same values', () => {
  const filled = messages.filter(({ isFilled, key }) => isFilled && french[key] !== undefined)
  expect(filled.length).toBeGreaterThan(500)
  expect(filled.filter(({ key }) => namesOf(key).join() !== namesOf(french[key] ?? '').join()).map(({ key }) => key)).toEqual([])
})

it('French punctuation has the no-break spaces that it needs and no other', () => {
  const sentences: Record<string, string> = JSON.parse(read('data/staff-messages/sentences-fr.json'))
  const texts = [...Object.values(french), ...Object.values(sentences)]
  expect(texts.filter((text) => / [:»]|« |[\d}] ([hg$](?![\wà-ÿ’])|%)|'|[ \u00a0];/.test(text))).toEqual([])
})

it('French has no message that no screen says', () => {
  const keys = new Set(messages.map(({ key }) => key))
  // What is said through a table: the specification's texts, refusals, names.
  const tables = [
    ...filesBelow(ROOT, 'packages/contract/src'),
    ...filesBelow(ROOT, 'packages/core/src'),
    ...filesBelow(ROOT, 'apps/web/src'),
  ]
  const refusals = Object.values(PROBLEMS).map(([, text]) => text)
  const words = new Set([...tables.filter(isSource).flatMap((path) => literalsIn(path, read(path))), ...refusals])
  expect(Object.keys(french).filter((key) => !keys.has(key) && !words.has(key))).toEqual([])
})

it('a message that is added is found, with its context and whether it is filled', () => {
  expect(messagesIn('planted.tsx', "t('Save'); tIn('state', 'Read'); tRich('By {name}', { name }); t(open ? 'Close' : 'Open')")).toEqual([
    { path: 'planted.tsx', key: 'Save', isFilled: false },
    { path: 'planted.tsx', key: 'state|Read', isFilled: false },
    { path: 'planted.tsx', key: 'By {name}', isFilled: true },
    { path: 'planted.tsx', key: 'Close', isFilled: false },
    { path: 'planted.tsx', key: 'Open', isFilled: false },
  ])
  expect(namesOf('{count, plural, one {# file of {name}} other {# files of {name}}}')).toEqual(['count', 'name'])
})

type Message = { path: string; key: string; isFilled: boolean }

/** The texts that a file says by `t`, `tIn` and `tRich`, or by the `say` that a rule is given. A text that comes from a table is checked where the table is. */
function messagesIn(path: string, code: string): Message[] {
  const found: Message[] = []
  walk(path, code, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const said = node.expression.text
    const [first, second] = node.arguments
    if (['t', 'tRich', 'say'].includes(said) && first)
      found.push(...wordsOf(first).map((key) => ({ path, key, isFilled: second !== undefined })))
    if (said === 'tIn' && first && second && ts.isStringLiteralLike(first))
      found.push(...wordsOf(second).map((key) => ({ path, key: `${first.text}|${key}`, isFilled: false })))
  })
  return found
}

function wordsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isConditionalExpression(node) ? [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)] : []
}

function literalsIn(path: string, code: string): string[] {
  const found: string[] = []
  walk(path, code, (node) => {
    if (ts.isStringLiteralLike(node) && !isInContext(node.parent)) found.push(node.text)
  })
  return found
}

/** What `tIn` says is found under its context, not under its words alone. */
const isInContext = (node: ts.Node) => ts.isCallExpression(node) && node.expression.getText() === 'tIn'

function walk(path: string, code: string, visit: (node: ts.Node) => void): void {
  const each = (node: ts.Node) => {
    visit(node)
    ts.forEachChild(node, each)
  }
  each(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
}

/** The values that a message is filled with, each once. */
function namesOf(message: string): string[] {
  const names = new Set<string>()
  const collect = (parts: MessageFormatElement[]) => {
    for (const part of parts) {
      if (part.type !== TYPE.literal && part.type !== TYPE.pound) names.add(part.value)
      if (part.type === TYPE.plural || part.type === TYPE.select) for (const option of Object.values(part.options)) collect(option.value)
    }
  }
  collect(parse(message, { ignoreTag: true }))
  return [...names].toSorted()
}
