import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseAddress, openDatabase, type Sql } from '../apps/server/src/platform/db/database.ts'
import { APP_DATABASE, APP_ROLE } from '../apps/server/src/platform/embedded/cluster.ts'
import { type Embedded, openEmbedded } from '../apps/server/src/platform/embedded/open.ts'
import { databasePassword } from '../apps/server/src/platform/embedded/password.ts'
import { socketFolder } from '../apps/server/src/platform/embedded/place.ts'
import { type KeptApp, keepApp } from './keep-app.ts'
import type { PlantName } from './plants.ts'

/** What the public chat names itself with where nothing else is set. */
export const CHAT_KEY = 'clinic-public-chat'

/** The product under test: its processes, a look into its database, and ways to hurt it. */
export type House = {
  apps: KeptApp[]
  dataDir: string
  sql: Sql
  /** The process number of PostgreSQL's first process; `null` while it is down. */
  postgresPid(): number | null
  /** From now on the programs' clocks are wrong by so many seconds. */
  shiftClock(seconds: number): void
  /** Until every program says it is ready. */
  ready(): Promise<void>
  /** Tells the programs to end and waits; answers what went wrong in that. */
  stop(): Promise<string[]>
}

type Address = Extract<DatabaseAddress, { socketDir: string }>

/** One program with its embedded PostgreSQL, or two on one PostgreSQL of their own. */
export async function openHouse({ apps: count, plant }: { apps: 1 | 2; plant: PlantName | null }): Promise<House> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'clinic-faults-')))
  // PostgreSQL's own account has to come through to what stands below.
  chmodSync(dataDir, 0o711)
  const embedded = count === 2 ? await openEmbedded({ dataDir: join(dataDir, 'shared'), log: () => {} }) : null
  const clock = join(dataDir, 'clock')
  writeFileSync(clock, '0')
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: embedded ? urlOf(embedded) : '',
    DEMO: '0',
    HOST: '127.0.0.1',
    SMTP_URL: '',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    FAULTS_CLOCK: clock,
    FAULTS_PLANT: plant ?? '',
  }
  const loaders = ['shift-clock.ts', ...(plant ? ['plant.ts'] : [])].flatMap((file) => ['--import', join(import.meta.dirname, file)])
  const apps: KeptApp[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const app = keepApp({ port: await freePort(), env, loaders })
    apps.push(app)
    await app.ready()
  }
  const database = openDatabase(embedded ?? addressIn(dataDir), { connections: 3, name: 'faults' })
  return {
    apps,
    dataDir,
    sql: database.sql,
    postgresPid: () => (embedded ? embedded.pid() : pidIn(dataDir)),
    shiftClock: (seconds) => writeFileSync(clock, String(seconds)),
    ready: async () => void (await Promise.all(apps.map((app) => app.ready()))),
    stop: () => stop({ apps, database, embedded, dataDir }),
  }
}

type Parts = { apps: KeptApp[]; database: { close(): Promise<void> }; embedded: Embedded | null; dataDir: string }

async function stop({ apps, database, embedded, dataDir }: Parts): Promise<string[]> {
  await Promise.race([database.close(), sleep(6000)])
  const codes = await Promise.all(apps.map((app) => app.end()))
  await embedded?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return codes.filter((code) => code !== 0).map((code) => `a program that was told to end did so with ${code}`)
}

function addressIn(dataDir: string): Address {
  return { socketDir: socketFolder(dataDir), port: 5432, user: APP_ROLE, password: databasePassword(dataDir), database: APP_DATABASE }
}

function pidIn(dataDir: string): number | null {
  try {
    return Number(readFileSync(join(dataDir, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}

function urlOf({ user, password, database, socketDir, port }: Address): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(socketDir)}`
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
      })
  })
}
