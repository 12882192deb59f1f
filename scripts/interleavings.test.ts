import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesBelow } from './structure/tree.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Orders in which a patient, the team and the assistant can meet in one conversation (F-11). */
const INTERLEAVINGS = 54
const numbers = Array.from({ length: INTERLEAVINGS }, (_, at) => at + 1)

/** The numbers in titles of tests that are not skipped. */
function interleavingsNamed(code: string): number[] {
  const titles = code.matchAll(/^\s*(?:test|it|describe)(?:\.each\([\s\S]*?\n\s*\]\))?\(\s*(['"`])(.*?)\1/gm)
  return [...titles].flatMap(([, , title = '']) => [...title.matchAll(/interleaving (\d+)/g)].map(([, number]) => Number(number)))
}

test('every interleaving of a conversation is named by a test, and no test names one that does not exist (F-11)', () => {
  const files = ['packages', 'apps', 'e2e'].flatMap((folder) => filesBelow(ROOT, folder))
  const tests = files.filter((path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path))
  const named = new Set(tests.flatMap((path) => interleavingsNamed(readFileSync(`${ROOT}/${path}`, 'utf8'))))
  expect(numbers.filter((number) => !named.has(number))).toEqual([])
  expect([...named].filter((number) => !numbers.includes(number))).toEqual([])
})

test('a number in a comment, in a skipped test or in other words is not counted', () => {
  expect(interleavingsNamed("  test('interleaving 5, interleaving 6: once', () => {\n// interleaving 7\n")).toEqual([5, 6])
  expect(interleavingsNamed("test.skip('interleaving 8: later', () => {\ntest.todo('interleaving 9: never')\n")).toEqual([])
  expect(interleavingsNamed("expect(said).toBe('interleaving 10')\ndescribe('interleaving 38: the end', () => {")).toEqual([38])
})
