import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Sql } from '@clinic/server/testing/database'
import { type EmbeddedAddress, embeddedAddress, embeddedOwner, embeddedUrl } from '@clinic/server/testing/embedded-address'
import { openKeyRing } from '@clinic/server/testing/key-ring'
import { publishApproved } from '@clinic/server/testing/publish-approved'
import { STARTERS } from '@clinic/server/testing/starters'
import { MAIN } from '@clinic/testing/keep-app'

const START_SECONDS = 180

/** The product as `npm start` runs it, in a folder of its own, and a look into its database. */
export type Clinic = {
  port: number
  /** Another process of the program on the same database, as behind a load balancer. */
  openSecond(): Promise<Pick<Clinic, 'port' | 'usage' | 'stop'>>
  address: EmbeddedAddress
  sql: Sql
  startedAt: number
  /** What the application's own process has used up to now: CPU in milliseconds, resident memory in megabytes. */
  usage(): Promise<{ cpuMs: number; megabytes: number }>
  /** Megabytes in use after garbage collection: the heap and the memory outside it that the heap references. */
  held(): Promise<number>
  stop(): Promise<void>
}

const DATA_KEYS = `bench:${Buffer.alloc(32, 'a key for measuring alone').toString('base64')}`
/** What the program under measurement seals with. */
export const benchRing = openKeyRing({ DATA_KEYS, DATA_DIR: '' })

/** Starts the real program (without the demo clinic) with its embedded PostgreSQL and waits until it takes requests. */
export async function openClinic(): Promise<Clinic> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'clinic-bench-')))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATA_KEYS,
    DEMO: '0',
    PUBLIC_URL: 'http://localhost',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: '',
    STANDBY: '0',
    SMTP_URL: '',
    TRUST_PROXY: '127.0.0.1',
  }
  const { app, port } = await startApp(env)
  const address = embeddedAddress(dataDir)
  // As the owner of the tables, who may also tidy them.
  const database = openDatabase(embeddedOwner(dataDir), { connections: 1, name: 'bench' })
  await publishApproved(database.sql, STARTERS)
  return {
    port,
    address,
    sql: database.sql,
    startedAt: Date.now(),
    usage: () => readUsage(port),
    async held() {
      app.kill('SIGUSR2')
      await sleep(COLLECTING_MS)
      return readHeld(port)
    },
    async openSecond() {
      const second = await startApp({ ...env, DATABASE_URL: embeddedUrl(address) })
      return { port: second.port, usage: () => readUsage(second.port), stop: () => endApp(second.app) }
    },
    async stop() {
      await database.close()
      await endApp(app)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The program collects what nothing needs when it is told to. */
const COLLECT = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => globalThis.gc())")}`
const COLLECTING_MS = 1_000

async function startApp(env: NodeJS.ProcessEnv): Promise<{ app: ChildProcess; port: number }> {
  const app = spawn(process.execPath, ['--expose-gc', '--import', COLLECT, MAIN], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  return { app, port: await portOf(app) }
}

async function endApp(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null) return
  app.kill('SIGTERM')
  await once(app, 'exit')
}

/** The application says where it listens once it does. */
async function portOf(app: ChildProcess): Promise<number> {
  let said = ''
  app.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  for (const until = Date.now() + START_SECONDS * 1000; Date.now() < until; await sleep(50)) {
    const port = /ready at http:\/\/[\w.]+:(\d+)/.exec(said)?.[1]
    if (port) return Number(port)
    if (app.exitCode !== null) break
  }
  app.kill('SIGKILL')
  throw new Error(`The program did not start:\n${said}`)
}

async function readUsage(port: number): Promise<{ cpuMs: number; megabytes: number }> {
  const figure = await readMetrics(port)
  return { cpuMs: figure('process_cpu_seconds_total') * 1000, megabytes: figure('process_resident_memory_bytes') / 2 ** 20 }
}

async function readHeld(port: number): Promise<number> {
  const figure = await readMetrics(port)
  return (figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes')) / 2 ** 20
}

async function readMetrics(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}
