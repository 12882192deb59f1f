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

/** Makes a backup and lets go of those beyond `BACKUP_KEEP`. */
export async function makeDueBackups({ sql, config, key, now }: Keeping): Promise<{ made: Manifest; removed: number }> {
  const place = await findPlace(sql, config)
  const made = await makeBackup(sql, { place, key, now })
  return { made, removed: pruneBackups(makeShelf(place.backupDir, made.system), key, config.BACKUP_KEEP) }
}

/** The same every night. What goes wrong is said and thrown, so that the job counts as failed and is tried again. */
export async function backUpNightly(keeping: Keeping): Promise<void> {
  await said(keeping, async () => void (await makeDueBackups(keeping)))
}

/** Takes what the server has put out since into the archive: every minute. Fails as the nightly one does; the next minute tries again. */
export async function archiveWalSince(keeping: Keeping): Promise<void> {
  await said(keeping, async () => {
    const { sql, config, key } = keeping
    const place = await findPlace(sql, config)
    await archiveWal(place.spool, makeShelf(place.backupDir, (await identifyServer(sql)).system).wal, key)
  })
}

/** At start: a database of which there is no backup yet, a restored one above all, gets its first at once. */
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
