import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asvsFaults } from './docs/asvs.mjs'
import { ASVS_LEVELS, levelTwo } from './docs/asvs-levels.mjs'

const TEST = 'apps/server/src/identity/auth/login/log-in.test.ts'
const HEAD = '| id | asks | state | how | shown by |\n| --- | --- | --- | --- | --- |'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'asvs-'))
  mkdirSync(dirname(join(root, TEST)), { recursive: true })
  writeFileSync(join(root, TEST), "test('stops after five tries (A-2)', () => {})\ntest.each([\n  ['a list', 1],\n])('%s', () => {})\n")
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A page with these rows and counts, on which everything else is said not to apply. */
function page(rows: string[], { counts = {}, without = [] }: { counts?: Record<string, number>; without?: string[] } = {}): string {
  const listed = rows.map((row) => row.split('|')[1]?.trim())
  const rest = levelTwo().filter((id) => !listed.includes(id) && !without.includes(id))
  const told = { met: rows.length, partly: 0, 'not met': 0, 'does not apply': rest.length, ...counts }
  const table = Object.entries(told).map(([state, count]) => `| ${state} | ${count} |`)
  return [...table, '', HEAD, ...rows, '', `| ${rest.join(', ')} | there is none |`].join('\n')
}

const messages = (text: string) => asvsFaults(root, text).map(({ message }) => message)
const row = (state: string, shown: string, { id = 'V6.3.1', how = 'so' } = {}) => `| ${id} | asks | ${state} | ${how} | ${shown} |`

test('the standard has 70 requirements of level 1, 183 of level 2 and 92 of level 3', () => {
  const levels = Object.values(ASVS_LEVELS).join('')
  expect(['1', '2', '3'].map((level) => levels.split(level).length - 1)).toEqual([70, 183, 92])
  expect(levelTwo()).toHaveLength(253)
  expect(levelTwo()).toContain('V6.2.12')
  expect(levelTwo()).not.toContain('V1.2.10')
})

test.each([
  ['a test of its file', row('met', `\`${TEST}\` “stops after five tries (A-2)”`)],
  ['a workspace’s short name', row('met', '`server/identity/auth/login/log-in.test.ts` “stops after five tries (A-2)”')],
  ['a row of a table of cases', row('met', `\`${TEST}\` “a list”`)],
  ['a reason for no test', row('met', 'no test: a matter of documents')],
])('%s is welcome', (_, one) => {
  expect(messages(page([one]))).toEqual([])
})

test.each([
  ['a test that is not there', row('met', `\`${TEST}\` “stops after six tries”`), 'no test “stops after six tries”'],
  ['a part of a title', row('met', `\`${TEST}\` “stops after five tries”`), 'no test “stops after five tries”'],
  ['a file that is not there', row('met', '`server/auth/none.test.ts` “a list”'), 'in server/auth/none.test.ts'],
  ['a file that is no test', row('met', '`server/identity/auth/login/log-in.ts` “a list”'), 'in server/identity/auth/login/log-in.ts'],
  ['no test and no reason', row('met', '—'), 'name the test that shows it'],
  ['a state of its own', row('nearly', 'no test: so'), '"nearly" is none of'],
  ['no word on how', row('met', 'no test: so', { how: '' }), 'say how it is met'],
  ['a requirement of level 3', row('met', 'no test: so', { id: 'V1.2.10' }), 'V1.2.10 is no requirement'],
])('%s is found', (_, one, message) => {
  const counts = one.includes('nearly') ? { met: 0 } : {}
  expect(messages(page([one], { counts }))).toEqual([expect.stringContaining(message)])
})

test('what is partly met or not needs no test', () => {
  expect(messages(page([row('not met', '—')], { counts: { met: 0, 'not met': 1 } }))).toEqual([])
})

test('a requirement that stands nowhere, or twice, is found', () => {
  const one = row('met', 'no test: so')
  expect(messages(page([one], { without: ['V8.2.1'] }))).toEqual(['V8.2.1 stands nowhere'])
  expect(messages(page([one, one]))).toEqual(['V6.3.1 stands more than once'])
  expect(messages(`${page([one])}\n| V6.3 | there is none |`)).toContain('V6.3.1 stands more than once')
})

test('a count that is not true is found', () => {
  expect(messages(page([row('met', 'no test: so')], { counts: { met: 2 } }))).toEqual(['the count of "met" is 1'])
})
