import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/db/database.ts'
import type { Say } from '../platform/telemetry/log.ts'
import { failureWords } from '../platform/telemetry/safe-error.ts'
import { archiveWal } from './archive-wal.ts'
import { findPlace } from './find-place.ts'
import { listBackups, type Manifest, makeShelf } from './list-backups.ts'
import { makeBackup } from './make-backup.ts'
import { pruneBackups } from './prune-backups.ts'
import { identifyServer } from './store.ts'

export type Keeping = { sql: Sql; config: Config; key: ArchiveKey; now(): string; say: Say }

/** Makes a backup and deletes those beyond `BACKUP_KEEP`. */
export async function makeDueBackups({ sql, config, key, now }: Keeping): Promise<{ made: Manifest; removed: number }> {
  const place = await findPlace(sql, config)
  const made = await makeBackup(sql, { place, key, now })
  return { made, removed: pruneBackups(makeShelf(place.backupDir, made.system), key, config.BACKUP_KEEP) }
}

/** Nightly. An error is logged and rethrown, so that the job counts as failed and is retried. */
export async function backUpNightly(keeping: Keeping): Promise<void> {
  await said(keeping, async () => void (await makeDueBackups(keeping)))
}

/** Archives new WAL every minute. Errors as in the nightly backup; the next minute retries. */
export async function archiveWalSince(keeping: Keeping): Promise<void> {
  await said(keeping, async () => {
    const { sql, config, key } = keeping
    const place = await findPlace(sql, config)
    await archiveWal(place.spool, makeShelf(place.backupDir, (await identifyServer(sql)).system).wal, key)
  })
}

/** At startup: a database without a backup, above all a restored one, gets its first right away. */
export async function backUpFirst(keeping: Keeping): Promise<void> {
  await said(keeping, async () => {
    const { sql, config, key } = keeping
    const place = await findPlace(sql, config)
    const { system, timeline } = await identifyServer(sql)
    const backups = listBackups(makeShelf(place.backupDir, system), key)
    if (!backups.some((made) => made.timeline === timeline)) await makeDueBackups(keeping)
  })
}

async function said({ say }: Keeping, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    say(`Backups: ${failureWords(error)}`, 'error')
    throw error
  }
}
