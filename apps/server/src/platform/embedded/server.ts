import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { type SupervisedProcess, spawnSupervised } from './child-process.ts'
import { EmbeddedFailure, failureInWords } from './failure.ts'
import { makePrivate, type Place } from './place.ts'
import { askServer, type Connection } from './ready.ts'
import { serverArguments } from './settings.ts'
import { until } from './until.ts'

export type Server = {
  pid: number
  /** Settles when the server has ended for any reason. */
  ended: Promise<unknown>
  /** Fast clean shutdown; one that is not done in 5 s is forced (commits are safe), so that this always ends within about 10 s. */
  stop(): Promise<void>
}

const LOG_LIMIT_BYTES = 5_000_000
// Recovery after a crash replays at most a few checkpoints; longer than this means that something hangs.
const READY_WITHIN_MS = 120_000
const STATUS_EVERY_MS = 500

/** Starts PostgreSQL and returns once it answers a real query as the program's own role. */
export async function startServer(
  place: Place,
  binaries: Binaries,
  options: { connection: Connection; settings: Readonly<Record<string, string>>; cancelled: AbortSignal },
): Promise<Server> {
  const { connection, settings, cancelled } = options
  const logFile = join(place.dataDir, 'run', 'postgres.log')
  makePrivate(connection.socketDir, place.runAs)
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 })
  const log = openLog(logFile)
  const from = fstatSync(log).size
  const command = [binaries.postgres, '-D', place.cluster, '-k', connection.socketDir, ...serverArguments(settings)]
  const tied = spawnSupervised(command, { runAs: place.runAs, lastWord: 'interrupt', output: log })
  closeSync(log)

  let over = false
  const ended = tied.ended.then(() => {
    over = true
  })
  const stop = () => stopServer(tied, () => over)
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    const problem = await ask(connection)
    if (over) throw whyEnded(logFile, from, place)
    if (problem === null) {
      void endOnceTold(place.cluster, () => over, stop)
      return { pid: tied.child.pid ?? 0, ended, stop }
    }
    const hopeless =
      problem instanceof EmbeddedFailure || ['28P01', '28000', '3D000'].includes(String((problem as { code?: unknown }).code))
    if (!hopeless && performance.now() < deadline && !cancelled.aborted) {
      await sleep(15)
      continue
    }
    await stop()
    throw problem instanceof EmbeddedFailure ? problem : notReady(problem, logFile)
  }
}

/** True for a start that failed because the role's password is not the one in `db.password`. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof EmbeddedFailure && (error.cause as { code?: unknown } | undefined)?.code === '28P01'
}

async function ask(connection: Connection): Promise<unknown> {
  if (!existsSync(join(connection.socketDir, `.s.PGSQL.${connection.port}`))) return new Error('no socket yet')
  try {
    await askServer(connection)
    return null
  } catch (error) {
    return error
  }
}

/** A server that someone told to end with SIGTERM takes no new connections and waits for the open ones, which a pool keeps: it is ended at once. */
async function endOnceTold(cluster: string, over: () => boolean, stop: Server['stop']): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  while (!over()) {
    await sleep(STATUS_EVERY_MS, null, { ref: false })
    const status = await readFile(file, 'utf8').catch(() => '')
    if (/^stopping/m.test(status)) return stop()
  }
}

// Suspended servers hear no signal but SIGCONT and SIGKILL; one that recovers from a crash of a child can miss a fast shutdown.
async function stopServer({ child }: SupervisedProcess, over: () => boolean): Promise<void> {
  if (over()) return
  child.kill('SIGCONT')
  for (const [signal, patience] of [
    ['SIGINT', 5_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 5_000],
  ] as const) {
    child.kill(signal)
    if (await until(over, patience, 5)) return
  }
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

function whyEnded(logFile: string, from: number, place: Place): EmbeddedFailure {
  const words = readFileSync(logFile).subarray(from).toString()
  const last = words.match(/(?:FATAL|PANIC|ERROR):.*/g)?.at(-1) ?? words.trim().split('\n').at(-1) ?? ''
  if (/pre-existing shared memory|lock file ".*" already exists/.test(words)) {
    return new EmbeddedFailure('in-use', `Processes of an earlier PostgreSQL still use ${place.cluster}: end them and start again.`)
  }
  const lost = /could not locate .*checkpoint record|WAL directory .* does not exist/.exec(words)
  if (lost !== null) {
    const wal = join(place.cluster, 'pg_wal')
    return new EmbeddedFailure(
      'start-failed',
      `PostgreSQL did not start because files of its write-ahead log are missing from ${wal} (${lost[0]}): move the removed files into it again, or restore a backup with \`npm run restore\`.`,
    )
  }
  return (
    failureInWords(words, place.dataDir) ??
    new EmbeddedFailure('start-failed', `PostgreSQL did not start (${last}): see ${logFile}, or restore the database from a backup.`)
  )
}

function notReady(problem: unknown, logFile: string): EmbeddedFailure {
  const said = problem instanceof Error ? problem.message : String(problem)
  return new EmbeddedFailure('start-failed', `PostgreSQL runs but cannot be used (${said}): see ${logFile}.`, problem)
}
