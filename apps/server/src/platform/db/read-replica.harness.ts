import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPackage, prepareBinaries } from '../embedded/binaries.ts'
import { type Embedded, openEmbedded } from '../embedded/open.ts'
import { choosePlace, prepareDataDir } from '../embedded/place.ts'
import { type Database, openDatabase } from './database.ts'

/** How a standby gets what the first server writes: from its folder of the log, piece by piece as it grows, or over a line of its own. */
export type Way = 'archive' | 'streaming'

/** A server and a standby of it, both real, in one scratch folder that `close` removes. */
export type Followed = {
  database: Database
  /** The first server as the role that owns tables. */
  owner: Embedded['owner']
  standby: Embedded
  /** The standby's log. */
  told: string
  /** From now on nothing reaches the standby; may be called again while it has not taken hold. */
  hold(): Promise<void>
  release(): void
  close(): Promise<void>
}

const ALL_MAY_ENTER = 'local all all scram-sha-256\n'
const STANDBY_MAY_FOLLOW = 'local replication all scram-sha-256\n'

export async function openFollowed(way: Way): Promise<Followed> {
  const scratch = mkdtempSync(join(tmpdir(), 'clinic-standby-'))
  const [first, second] = [join(scratch, 'first'), join(scratch, 'second')]
  await (await openEmbedded({ dataDir: first, log: () => {} })).stop()
  letReplicate(first)
  cpSync(realpathSync(join(first, 'db')), join(second, 'db'), { recursive: true })
  cpSync(join(first, 'db.password'), join(second, 'db.password'))
  const rules = join(realpathSync(join(first, 'db')), 'rules-of-test.conf')
  const rule = (text: string) => {
    writeFileSync(rules, text)
    chmodSync(rules, 0o644)
  }
  rule(STANDBY_MAY_FOLLOW + ALL_MAY_ENTER)
  const primary = await openEmbedded({ dataDir: first, log: () => {}, recovery: { hba_file: rules } })
  const database = openDatabase(primary, { connections: 3 })
  const held = join(primary.cluster, 'held')
  const { socketDir, port, user, password } = primary
  const follow = {
    archive: { restore_command: `test ! -e "${held}" && cp "${join(primary.cluster, 'pg_wal')}/%f" "%p"` },
    streaming: { primary_conninfo: `host='${socketDir}' port=${port} user=${user} password='${password}' application_name=standby` },
  }
  writeFileSync(join(second, 'db', 'standby.signal'), '')
  const recovery = { hot_standby: 'on', wal_retrieve_retry_interval: '50ms', ...follow[way] }
  const standby = await openEmbedded({ dataDir: second, log: () => {}, recovery })
  const reload = () => void process.kill(primary.pid() ?? 0, 'SIGHUP')
  const hold = {
    archive: async () => writeFileSync(held, ''),
    streaming: async () => {
      rule(ALL_MAY_ENTER)
      reload()
      await database.sql`select pg_terminate_backend(pid) from pg_stat_replication`
    },
  }
  const release = {
    archive: () => rmSync(held),
    streaming: () => {
      rule(STANDBY_MAY_FOLLOW + ALL_MAY_ENTER)
      reload()
    },
  }
  return {
    database,
    owner: primary.owner,
    standby,
    told: join(second, 'run', 'postgres.log'),
    hold: hold[way],
    release: release[way],
    close: async () => {
      await database.close()
      await standby.stop()
      await primary.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** Lets the program's role follow another server, which only the owner of the files can give it. */
function letReplicate(dataDir: string): void {
  const { cluster, home, runAs } = choosePlace(prepareDataDir(dataDir))
  const { postgres } = prepareBinaries(findPackage(), home, runAs)
  // As many as the server itself has: a standby refuses to follow one that had more.
  const { status, stderr } = spawnSync(postgres, ['--single', '-D', cluster, '-c', 'max_worker_processes=4', 'postgres'], {
    ...runAs,
    cwd: '/',
    input: 'ALTER ROLE clinic REPLICATION\n',
    encoding: 'utf8',
  })
  if (status !== 0 || /ERROR|FATAL/.test(stderr)) throw new Error(`the role was not let: ${stderr}`)
}
