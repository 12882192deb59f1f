import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Sql } from '@clinic/server/testing/database'
import { embeddedAddress, embeddedUrl } from '@clinic/server/testing/embedded-address'
import { type Embedded, openEmbedded } from '@clinic/server/testing/open-embedded'
import { publishApproved } from '@clinic/server/testing/publish-approved'
import { STARTERS } from '@clinic/server/testing/starters'
import { freePort } from '@clinic/testing/free-port'
import { type KeptApp, keepApp } from '@clinic/testing/keep-app'
import type { MutationName } from './mutations.ts'

/** The product under test: its processes, a look into its database, and ways to hurt it. */
export type FixtureClinic = {
  apps: KeptApp[]
  /** Whether each program has a spare process. */
  spares: boolean
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

/** One program with its embedded PostgreSQL, or two on one PostgreSQL of their own. */
export async function openFixtureClinic({ apps: count, mutation }: { apps: 1 | 2; mutation: MutationName | null }): Promise<FixtureClinic> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'clinic-faults-')))
  // PostgreSQL's own account has to reach the data folder below.
  chmodSync(dataDir, 0o711)
  const embedded = count === 2 ? await openEmbedded({ dataDir: join(dataDir, 'shared'), log: () => {} }) : null
  const clock = join(dataDir, 'clock')
  writeFileSync(clock, '0')
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: embedded ? embeddedUrl(embedded) : '',
    MIGRATION_DATABASE_URL: embedded ? embeddedUrl(embedded.owner) : '',
    DEMO: '0',
    PUBLIC_URL: 'http://localhost',
    HOST: '127.0.0.1',
    SMTP_URL: '',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    FAULTS_CLOCK: clock,
    FAULTS_MUTATION: mutation ?? '',
  }
  const loaders = ['shift-clock.ts', ...(mutation ? ['apply-mutation.ts'] : [])].flatMap((file) => [
    '--import',
    join(import.meta.dirname, file),
  ])
  const apps: KeptApp[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const app = keepApp({ port: await freePort(), env, loaders })
    apps.push(app)
    await app.ready()
  }
  const database = openDatabase(embedded ?? embeddedAddress(dataDir), { connections: 3, name: 'faults' })
  await publishApproved(database.sql, STARTERS)
  return {
    apps,
    spares: embedded === null,
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

function pidIn(dataDir: string): number | null {
  try {
    return Number(readFileSync(join(dataDir, 'db', 'postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}
