import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failuresIn, journeyFailuresIn } from './failures.mjs'

function report(testResults: object[]): string {
  return written({ testResults })
}

function written(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-failures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'unit.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const passed = { status: 'passed', fullName: 'is fine' }

test('names the tests that failed, and files that failed outside of a test', () => {
  const path = report([
    { name: 'a.test.ts', status: 'passed', assertionResults: [passed] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [passed, { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2\nhere'] }],
    },
    { name: 'c.test.ts', status: 'failed', message: 'could not be closed', assertionResults: [passed] },
  ])
  expect(failuresIn(path)).toEqual(['  ✗ b.test.ts › adds\n    1 is not 2\n    here', '  ✗ c.test.ts\n    could not be closed'])
})

test('names a test that passed only at its second go as well', () => {
  const stalled = { status: 'passed', fullName: 'waits', failureMessages: ['the connection was lost'] }
  expect(failuresIn(report([{ name: 'a.test.ts', status: 'passed', assertionResults: [passed, stalled] }]))).toEqual([
    '  ✗ a.test.ts › waits (passed at the second go)\n    the connection was lost',
  ])
})

test('of many it shows twenty and counts the rest; without a report it says so', () => {
  const failed = Array.from({ length: 23 }, (_, n) => ({ status: 'failed', fullName: `number ${n}` }))
  expect(failuresIn(report([{ name: 'a.test.ts', status: 'failed', assertionResults: failed }]))).toHaveLength(21)
  expect(failuresIn('/nowhere/unit.json')).toEqual(['no report at /nowhere/unit.json'])
})

test('names each try of a journey that failed, with its reason and without colours', () => {
  const failed = (retry: number) => ({ status: 'failed', retry, errors: [{ message: '\u001b[31mno such button\u001b[39m' }] })
  const spec = (results: object[]) => ({ file: 'a.spec.ts', line: 7, title: 'it opens', tests: [{ projectName: 'phone', results }] })
  const path = written({
    errors: [{ message: 'the program did not stop' }],
    suites: [
      {
        specs: [spec([{ status: 'passed', retry: 0, errors: [] }])],
        suites: [{ specs: [spec([failed(0), { status: 'passed', retry: 1 }])] }],
      },
    ],
  })
  expect(journeyFailuresIn(path)).toEqual([
    '  ✗ outside of a journey\n    the program did not stop',
    '  ✗ phone › a.spec.ts:7 › it opens (try 1)\n    no such button',
  ])
  expect(journeyFailuresIn('/nowhere/e2e.json')).toEqual(['no report at /nowhere/e2e.json'])
})
