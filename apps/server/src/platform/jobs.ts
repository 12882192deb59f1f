import { Logger, run, type TaskList } from 'graphile-worker'
import type { DatabaseAddress } from './database.ts'

export type Jobs = { running(): boolean; stop(): Promise<void> }
export type JobOptions = { address: DatabaseAddress; tasks: TaskList; crontab: string; log(line: string): void }

/** Starts the workers of this process; jobs and their timetable stand in the database, so any number of processes share them. */
export async function startJobs({ address, tasks, crontab, log }: JobOptions): Promise<Jobs> {
  const runner = await run({
    connectionString: connectionString(address),
    concurrency: 2,
    maxPoolSize: 4,
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
    },
  }
}

function connectionString(address: DatabaseAddress): string {
  if ('url' in address) return address.url
  const { user, password, database, socketDir, port } = address
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(socketDir)}&port=${port}`
}
