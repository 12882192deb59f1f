import { Logger, run, type Task, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'
import { type DatabaseAddress, isUnavailable, placeOf } from '../db/database.ts'
import type { Say } from '../telemetry/log.ts'
import { failureWords, safeError } from '../telemetry/safe-error.ts'

const CANNOT_CONNECT_NOW = '57P03'

/** `begin`: a task now, beside the timetable, by whichever process is free; one that has not begun yet is not put down twice. */
export type Jobs = { running(): boolean; begin(name: string): Promise<void>; stop(): Promise<void> }
/** `everyMinute`: tasks of each minute, one after the other within it. */
export type JobOptions = {
  address: DatabaseAddress
  tasks: TaskList
  crontab: string
  everyMinute: readonly string[]
  log: Say
}

const MINUTE_MS = 60_000
/** What is asked for once is tried so often, about a minute and a half in all. */
const TRIES = 5

/**
 * Starts the workers of this process; jobs and their timetable are in the database, so any number of processes share
 * them.
 */
export async function startJobs({ address, tasks, crontab, everyMinute, log }: JobOptions): Promise<Jobs> {
  const pool = openPool(address)
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    pollInterval: 5_000,
    noHandleSignals: true,
    taskList: { ...quiet(tasks), spread_minute: spread(everyMinute) },
    crontab: `${crontab}\n* * * * * spread_minute`,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log(message, level === 'error' ? 'error' : 'warn')
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
    begin: async (name) => void (await runner.addJob(name, {}, { jobKey: name, maxAttempts: TRIES })),
    stop: async () => {
      if (running) await runner.stop()
      await pool.end()
    },
  }
}

/** The library stores and logs the message and stack of a failed task; both may quote a person's text. */
function quiet(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        try {
          return await task?.(payload, helpers)
        } catch (error) {
          const { stack } = safeError(error)
          throw Object.assign(new Error(failureWords(error)), { stack })
        }
      },
    ]),
  )
}

/**
 * Spreads the jobs of a minute, because all at once they would slow down requests. A job that has not started yet is
 * not queued twice.
 */
function spread(names: readonly string[]): Task {
  return async (_payload, { addJob }) => {
    const now = Date.now()
    for (const [place, name] of names.entries()) {
      await addJob(name, {}, { runAt: new Date(now + (place * MINUTE_MS) / names.length), jobKey: name })
    }
  }
}

/**
 * Our own pool: the library's has no error listener while it closes, so that a stopping database would end the process.
 */
function openPool(address: DatabaseAddress): Pool {
  const pool = new Pool({ ...placeOf(address), max: 4 })
  const unheard = () => {}
  pool.on('error', unheard)
  pool.on('connect', (client) => client.on('error', unheard))
  pool.connect = tryAgainLater(pool.connect.bind(pool)) as typeof pool.connect
  return pool
}

/**
 * The library tries again when a server says that it is starting, but takes one that is not there at all for the end: then noting that a job is
 * done, or has failed, would end the process.
 */
function tryAgainLater(connect: Pool['connect']) {
  return async (...given: unknown[]) => {
    if (given.length > 0) return (connect as (...given: unknown[]) => unknown)(...given)
    try {
      return await connect()
    } catch (error) {
      throw isUnavailable(error) ? Object.assign(error as Error, { code: CANNOT_CONNECT_NOW }) : error
    }
  }
}
