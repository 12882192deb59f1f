import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRows } from '../write-rows.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const command = 'npm run faults -- shown'

/** A result that tests of CI prove, and the files of those tests. */
type Figure = { id: string; what: string; aim: string; tests: readonly string[] }
type Report = { numPassedTests: number; numTotalTests: number; success: boolean; testResults: { startTime: number; endTime: number }[] }

const FIGURES: readonly Figure[] = [
  {
    id: 'F3',
    what: 'Planted mistakes: look-then-write, no lock on the claimer, commits answered before they are on disk',
    aim: 'each makes a fault run fail',
    tests: ['faults/mutations.test.ts'],
  },
  {
    id: 'F7',
    what: 'Spreadsheets made to harm: bombs, tricks of XML, macros, broken and renamed files',
    aim: 'each refused with its own sentence, the process grows by less than 150 MB',
    tests: ['apps/server/src/imports/refuse-files.test.ts', 'apps/server/src/imports/spreadsheet/run-reader.test.ts'],
  },
  {
    id: 'F12',
    what: 'The embedded PostgreSQL through starts, kills, suspensions, foreign and damaged folders',
    aim: 'every case recovered from, or refused in words',
    tests: ['failure', 'leftovers', 'open', 'supervise'].map((name) => `apps/server/src/platform/embedded/${name}.test.ts`),
  },
  {
    id: 'F13',
    what: 'The audit log edited, cut in the middle and at the end, reordered, added to, computed anew without the key',
    aim: 'each found',
    tests: ['apps/server/src/audit/verify-log.test.ts', 'apps/server/src/audit/run-verification.test.ts'],
  },
  {
    id: 'F14',
    what: 'SIGTERM with 50 writes on their way',
    aim: '0 fail, ended within 10 s, PostgreSQL stopped cleanly',
    tests: ['apps/server/test/stop.test.ts'],
  },
  {
    id: 'F15',
    what: 'Random sequences of what staff do, against the rules of the queues',
    aim: '2000 sequences of 20 to 120 verbs, no rule broken',
    tests: ['packages/core/src/queues/invariants.test.ts'],
  },
]

// npm run faults -- shown     runs the tests that show F3, F7 and F12 to F15 and writes those rows
const folder = mkdtempSync(join(tmpdir(), 'clinic-shown-'))
try {
  const rows = []
  for (const figure of FIGURES) rows.push(await show(figure))
  const held = rows.every(({ success }) => success)
  if (held) writeRows(join(ROOT, 'docs', 'reliability.md'), rows)
  process.exitCode = held ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function show({ tests, ...row }: Figure) {
  const file = join(folder, `${row.id}.json`)
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--reporter=json', `--outputFile=${file}`, ...tests]
  const run = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MODEL_RUNS: '2000' },
  })
  await once(run, 'exit')
  const { numPassedTests, numTotalTests, success, testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const seconds = testResults.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1000
  const measured = `${numPassedTests} of ${numTotalTests} tests passed in ${seconds.toFixed(1)} s: ${tests.map((name) => `\`${name}\``).join(', ')}`
  process.stdout.write(`${row.id}: ${measured}\n`)
  return { ...row, measured, success, shown: `\`${command}\`` }
}
