import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FOLDER, freshResults, hashOf, keyOf, RESULTS, readMutations } from './mutations/read-mutations.mjs'

const MUTATION = { row: 'REQ-005', file: 'limit.ts', find: '< 5', replace: '< 6' }
const NOTICED = 'limit.test.ts: limits · 5 at most (REQ-005)'
const testsOf = (own: string, other = '') =>
  `describe('limits', () => {\n  test.each([5])('%i at most (REQ-005)', (count) => ${own})\n  test('none', () => ${other})\n})\n`

describe('the mutations of a project', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mutations-'))
    mkdirSync(join(root, FOLDER), { recursive: true })
    writeFileSync(join(root, FOLDER, 'limits.json'), JSON.stringify([MUTATION]))
    writeFileSync(join(root, 'limit.ts'), 'export const may = (count: number) => count < 5\n')
    writeFileSync(join(root, 'limit.test.ts'), testsOf('expect(may(count)).toBe(false)'))
    const result = { noticedBy: NOTICED, hash: hashOf(root, MUTATION, NOTICED) }
    writeFileSync(join(root, RESULTS), JSON.stringify({ [keyOf(MUTATION)]: result }))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test.each([
    ['is gone', 'export const may = () => true\n', 0],
    ['is there twice', '// < 5\nexport const may = (count: number) => count < 5\n', 2],
  ])('a place that %s is named', (_, text, times) => {
    expect(readMutations(root).wrong).toEqual([])
    writeFileSync(join(root, 'limit.ts'), text)
    expect(readMutations(root).wrong).toEqual([`REQ-005: "< 5" is in limit.ts ${times} times, not once.`])
  })

  test('a result holds until the mutation or the test that noticed it changes', () => {
    expect(freshResults(root, [MUTATION])).toEqual({ [keyOf(MUTATION)]: { noticedBy: NOTICED, hash: expect.any(String) } })
    expect(freshResults(root, [{ ...MUTATION, replace: '< 7' }])).toEqual({})
    writeFileSync(join(root, 'limit.test.ts'), testsOf('expect(may(count)).toBe(false)', 'expect(may(0)).toBe(true)'))
    expect(Object.keys(freshResults(root, [MUTATION]))).toEqual([keyOf(MUTATION)])
    writeFileSync(join(root, 'limit.test.ts'), testsOf('expect(may(count)).toBe(true)'))
    expect(freshResults(root, [MUTATION])).toEqual({})
  })
})

test('npm run mutate breaks a row, and its test notices', () => {
  const root = resolve(import.meta.dirname, '..')
  const before = readFileSync(join(root, RESULTS), 'utf8')
  const { stdout } = spawnSync(process.execPath, ['scripts/mutate.mjs', '--row', 'REQ-005'], { cwd: root, encoding: 'utf8' })
  writeFileSync(join(root, RESULTS), before)
  expect(stdout).toContain('REQ-005 noticed by packages/contract/src/texts.test.ts: the vocabulary holds the exact words of REQ-005')
}, 120_000)
