import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const serverSetup = 'apps/server/test/global-setup.ts'
const outside = ['**/node_modules/**', '**/dist/**', 'bench/**', 'e2e/**']

/**
 * Two projects. `fast` needs no database and runs inside `npm run check`; `server` runs against a real PostgreSQL, which its global set-up
 * starts once and clones per worker.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'fast',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: outside,
          setupFiles: ['scripts/fail-on-console.ts'],
          environment: 'node',
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 30_000,
          restoreMocks: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: outside,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          setupFiles: ['scripts/fail-on-console.ts'],
          environment: 'node',
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          restoreMocks: true,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
