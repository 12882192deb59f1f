import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { archiveKey } from '../platform/archive/archive-key.ts'
import { now } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { watchTasks } from '../platform/telemetry/watch-tasks.ts'
import { archiveWalSince, backUpFirst, backUpNightly, type Keeping } from './make-due-backups.ts'

let db: TestDatabase
let scratch: string
let lines: string[] = []
beforeAll(async () => {
  db = await openTestDatabase({ connections: 2 })
  scratch = mkdtempSync(join(tmpdir(), 'keeping-'))
  writeFileSync(join(scratch, 'no-folder'), '')
})
afterEach(() => {
  lines = []
})
afterAll(async () => {
  await db.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** Backups that fail: a file is in place of their folder. */
function keeping(sql: Keeping['sql'] = db.sql): Keeping {
  const config = readConfig({ DATA_DIR: join(scratch, 'data'), BACKUP_DIR: join(scratch, 'no-folder') })
  return { sql, config, key: archiveKey(config), now, say: (line) => lines.push(line) }
}

/** A database whose error quotes a row. */
function quoting(): Keeping['sql'] {
  const fault = Object.assign(new Error('value "Zqmark words" of a row'), { name: 'PostgresError', code: '22007' })
  return (() => Promise.reject(fault)) as unknown as Keeping['sql']
}

test.each([
  ['the first backup', backUpFirst],
  ['the nightly backup', backUpNightly],
  ['the archiving of each minute', archiveWalSince],
])('%s that fails is logged and counted as failed', async (_, keep) => {
  const { tasks, figures } = watchTasks({ keep: () => keep(keeping()) })
  await expect(tasks.keep?.({}, {} as never)).rejects.toThrow()
  expect(figures().get('keep')).toMatchObject({ done: 0, failed: 1, succeeded_at: null })
  expect(lines).toEqual([expect.stringMatching(/^Backups: .*(no-folder.* cannot be used|files .* cannot be read)/)])
})

test('row contents quoted in a database error reach neither the log nor the queue', async () => {
  const { tasks, figures } = watchTasks({ keep_wal: () => archiveWalSince(keeping(quoting())) })
  const jobs = await startJobs({ address: db.address, tasks, crontab: '', everyMinute: [], log: (line) => lines.push(line) })
  try {
    await jobs.begin('keep_wal')
    const errors = () => db.sql<{ last_error: string | null }[]>`select last_error from graphile_worker.jobs where last_error is not null`
    await expect.poll(errors).toEqual([{ last_error: 'PostgresError 22007' }])
    expect(figures().get('keep_wal')).toMatchObject({ done: 0, failed: 1 })
  } finally {
    await jobs.stop()
  }
  expect(lines[0]).toBe('Backups: PostgresError 22007')
  expect(lines.join('\n')).toMatch(/task .*keep_wal.* with error 'PostgresError 22007'/)
  expect(lines.join('\n')).not.toContain('Zqmark')
})
