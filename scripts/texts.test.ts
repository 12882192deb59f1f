import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as forPatients from '@clinic/contract/chat-texts'
import * as forStaff from '@clinic/contract/texts'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow } from './structure/tree.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const HOMES = ['packages/contract/src/texts.ts', 'packages/contract/src/chat-texts.ts']
/** Texts of one or two words are everyday words too. */
const WORDS = 3

const texts = new Set<string>(
  Object.values({ ...forPatients, ...forStaff })
    .flatMap((group) => (typeof group === 'object' ? Object.values(group) : []))
    .filter((text) => text.split(' ').length >= WORDS),
)

test('the specification’s exact words stand in one vocabulary: no other file repeats them (E-8)', () => {
  const files = [...filesBelow(ROOT, 'packages'), ...filesBelow(ROOT, 'apps/web/src'), ...filesBelow(ROOT, 'apps/server/src')]
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.test(-data)?\.tsx?$/.test(path) && !HOMES.includes(path))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.flatMap((path) => repeatedIn(path, readFileSync(`${ROOT}/${path}`, 'utf8')))).toEqual([])
})

test('a sentence that is written out again is found wherever it stands', () => {
  const found = (code: string) => repeatedIn('planted.tsx', code).length
  expect(found("notify('Operation was cancelled')")).toBe(0)
  expect(found("notify('Please select a valid date.')")).toBe(1)
  expect(found('notify(`Please select a valid date.`)')).toBe(1)
  expect(found('const x = <p>Please select a valid date.</p>')).toBe(1)
})

function repeatedIn(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && texts.has(node.text.trim()))
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${node.text.trim()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
