import { Logger, run, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'
import type { DatabaseAddress } from './database.ts'

export type Jobs = { running(): boolean; stop(): Promise<void> }
export type JobOptions = { address: DatabaseAddress; tasks: TaskList; crontab: string; log(line: string): void }

/** Starts the workers of this process; jobs and their timetable stand in the database, so any number of processes share them. */
export async function startJobs({ address, tasks, crontab, log }: JobOptions): Promise<Jobs> {
  const pool = openPool(address)
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    pollInterval: 5_000,
    noHandleSignals: true,
    taskList: tasks,
    crontab,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log(message)
    }),
  })
  let running = true
  runner.promise
    .catch(() => {})
    .finally(() => {
      running = false
    })
  return {
    running: () => running,
    stop: async () => {
      if (running) await runner.stop()
      await pool.end()
    },
  }
}

/** A pool of our own: the library's has nobody to hear of an error any more while it closes, and a database that stops then ends the process. */
function openPool(address: DatabaseAddress): Pool {
  const pool = new Pool({ connectionString: connectionString(address), max: 4 })
  const unheard = () => {}
  pool.on('error', unheard)
  pool.on('connect', (client) => client.on('error', unheard))
  return pool
}

function connectionString(address: DatabaseAddress): string {
  if ('url' in address) return address.url
  const { user, password, database, socketDir, port } = address
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(socketDir)}&port=${port}`
}
