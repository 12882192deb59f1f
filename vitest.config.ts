import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const serverSetup = 'apps/server/test/global-setup.ts'
/** Its type tests are written as elements, but nothing of it is rendered. */
const ROUTER = 'apps/web/src/app/router.test.tsx'
const outside = ['**/node_modules/**', '**/dist/**', 'bench/**', 'e2e/**']

/** Those that take longest begin first: else the last of them runs alone at the end. */
const LONGEST = [
  'server/test/readme-commands.test.ts',
  'chat/walks.test.ts',
  'faults/mutations.test.ts',
  'articles/publish-',
  'faults/short-run.test.ts',
  'server/test/main.test.ts',
  'patient-list/list-managed.test.ts',
  'seed/run.test.ts',
  'audit/verify-log.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((part) => moduleId.includes(part))
      return place < 0 ? LONGEST.length : place
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

/** As the program does (docs/decisions/0202). */
const COMPILE_PATTERNS_ONCE = ['--no-regexp-tier-up']

/**
 * Three projects. `fast` and `components` need no database and run inside `npm run check`: the first has no document, the second renders
 * components into jsdom. `server` runs against a real PostgreSQL, which its global set-up starts once and clones per worker.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'fast',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts', ROUTER, 'scripts/**/*.test.ts', 'faults/checkers.test.ts'],
          exclude: outside,
          setupFiles: ['scripts/fail-on-console.ts'],
          environment: 'node',
          pool: 'forks',
          execArgv: COMPILE_PATTERNS_ONCE,
          // Hundreds of short files: to load their modules anew for each took as long as the tests. None of them leaves anything behind.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          restoreMocks: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: [...outside, ROUTER],
          setupFiles: ['scripts/fail-on-console.ts', 'apps/web/test/set-up-dom.ts'],
          environment: 'jsdom',
          pool: 'forks',
          execArgv: COMPILE_PATTERNS_ONCE,
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          restoreMocks: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/**/*.test.ts',
            'faults/mutations.test.ts',
            'faults/clock-steps.test.ts',
            'live/*.test.ts',
            'faults/short-run.test.ts',
            'faults/bad-input/*.test.ts',
          ],
          exclude: outside,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          setupFiles: ['scripts/fail-on-console.ts', 'apps/server/test/forget-database.ts'],
          environment: 'node',
          pool: 'forks',
          execArgv: COMPILE_PATTERNS_ONCE,
          // A machine that others use too may stall a connection or a process: such a test has a second go there, and is named at the end.
          retry: process.env.CI ? 1 : 0,
          // As above; what a process keeps of its database is forgotten before each file.
          isolate: false,
          maxWorkers: 3,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          restoreMocks: true,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
