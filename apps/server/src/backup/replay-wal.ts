import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadKey } from '../audit/load-key.ts'
import { verifyLog } from '../audit/verify-log.ts'
import { anchorFile } from '../audit/write-anchor.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import { now } from '../platform/clock.ts'
import { isUnavailable, openDatabase, type Sql } from '../platform/db/database.ts'
import type { EmbeddedFailure } from '../platform/embedded/failure.ts'
import { openEmbedded } from '../platform/embedded/open.ts'
import { choosePlace } from '../platform/embedded/place.ts'
import type { Chosen } from './choose-backup.ts'
import { serveWal } from './serve-wal.ts'
import { allowLong, countRows, isRecovering } from './store.ts'

/** What came out: rows by table, what the audit log's verification found (null where its key is not in the backup), and how long it took. */
export type Recovered = {
  rows: Record<string, number>
  audit: { findings: string[]; checked: number } | null
  pieces_read: string | null
  seconds: { recovering: number; verifying: number }
}
type Replaying = {
  dataDir: string
  chosen: Chosen
  key: ArchiveKey
  /** The setting, where the audit log's key is not in the data folder. */
  auditKey: string | undefined
  target: string | null
  log(line: string): void
}

/** Starts the unpacked server, replays archived WAL up to the target, and verifies the contents. Leaves it stopped. */
export async function replayWal(replaying: Replaying): Promise<Recovered> {
  const { dataDir, chosen, key } = replaying
  const wal = serveWal(chosen.pieces, key, choosePlace(dataDir).runAs)
  try {
    return await recover(replaying, wal)
  } catch (error) {
    // No later change is in the log: it ends at the target.
    if (wal.failure() === null && replaying.target !== null && endedBefore(dataDir))
      return await recover({ ...replaying, target: null }, wal)
    throw wal.failure() ?? error
  } finally {
    await wal.stop()
  }
}

async function recover({ dataDir, auditKey, target, log }: Replaying, wal: ReturnType<typeof serveWal>): Promise<Recovered> {
  const started = performance.now()
  let gaveUp: EmbeddedFailure | null = null
  const embedded = await openEmbedded({
    dataDir,
    log: () => {},
    restartTries: 1,
    onGiveUp: (failure) => {
      gaveUp = failure
    },
    recovery: {
      restore_command: wal.command,
      recovery_target_timeline: 'current',
      recovery_target_action: 'promote',
      archive_mode: 'off',
      ...(target !== null && { recovery_target_time: `${target.replace('T', ' ').replace('Z', '')}+00` }),
    },
  })
  const database = openDatabase(embedded, { connections: 1, name: 'restore' })
  try {
    while (await database.sql`select 1`.then(() => isRecovering(database.sql)).catch(waitFor)) {
      if (gaveUp !== null) throw gaveUp
      await sleep(100)
    }
    const recovering = performance.now() - started
    log(`The log is read${target === null ? '' : ` up to ${target}`} in ${(recovering / 1000).toFixed(1)} s. Reading every row …`)
    await allowLong(database.sql)
    const rows = await countRows(database.sql)
    const audit = await verifyAudit(database.sql, dataDir, auditKey)
    const verifying = performance.now() - started - recovering
    return { rows, audit, pieces_read: wal.last(), seconds: { recovering: recovering / 1000, verifying: verifying / 1000 } }
  } finally {
    await database.close()
    await embedded.stop()
  }
}

function waitFor(error: unknown): true {
  if (!isUnavailable(error)) throw error
  return true
}

async function verifyAudit(sql: Sql, dataDir: string, AUDIT_KEY: string | undefined): Promise<Recovered['audit']> {
  if (AUDIT_KEY === undefined && !existsSync(join(dataDir, 'audit.key'))) return null
  const { findings, checked } = await verifyLog(sql, {
    key: loadKey({ AUDIT_KEY, DATA_DIR: dataDir }),
    file: anchorFile({ DATA_DIR: dataDir }),
    now: now(),
  })
  return { findings, checked }
}

/** PostgreSQL’s message when the log has no change after the target. */
function endedBefore(dataDir: string): boolean {
  const file = join(dataDir, 'run', 'postgres.log')
  return existsSync(file) && readFileSync(file, 'utf8').includes('recovery ended before configured recovery target was reached')
}
