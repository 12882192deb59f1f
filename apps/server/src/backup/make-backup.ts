import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { writeArchive } from '../platform/archive/archive-file.ts'
import type { ArchiveKey } from '../platform/archive/archive-key.ts'
import { packed } from '../platform/archive/pack.ts'
import { replaceStored } from '../platform/crypto/secret-file.ts'
import type { Asking, Sql } from '../platform/db/database.ts'
import { archiveSegment, archiveWal } from './archive-wal.ts'
import { segmentsBetween } from './choose-backup.ts'
import { type CopiedHead, copyCluster, copyFile, copyText } from './copy-cluster.ts'
import { type Manifest, makeShelf, type Shelf, writeManifest } from './list-backups.ts'
import { allowLong, identifyServer, type ServerIdentity, startCopy, stopCopy, switchWal } from './store.ts'

export type BackupPlace = {
  backupDir: string
  /** The server’s data directory. */
  cluster: string
  /** Where the server archives its WAL. */
  spool: string
  /** Files beside the cluster that belong to it, above all the keys for encrypted columns. */
  kept: readonly { name: string; file: string }[]
}
export type Backing = { place: BackupPlace; key: ArchiveKey; now(): string }

const ARCHIVED_WITHIN_MS = 120_000

/**
 * Makes a base backup of the running server: copies and encrypts its files between `pg_backup_start` and
 * `pg_backup_stop`, ensures that the needed WAL is archived, and writes the manifest last, which makes it valid.
 */
export async function makeBackup(sql: Sql, { place, key, now }: Backing): Promise<Manifest> {
  const identity = await identifyServer(sql)
  checkCluster(place.cluster, identity)
  const shelf = makeShelf(place.backupDir, identity.system)
  const started_at = now()
  const id = `${started_at.slice(0, 19).replace(/[-:]/g, '')}Z`
  const file = join(shelf.base, `${id}.base`)
  const connection = await sql.reserve()
  try {
    await allowLong(connection)
    let files = 0
    const { segment: start } = await startCopy(connection, `clinic ${id}`)
    let stop = start
    const entries = async function* () {
      const counted = () => {
        files += 1
      }
      yield* copyCluster(place.cluster, counted)
      for (const { name, file: kept } of place.kept) yield* copyFile(kept, name, counted)
      const stopped = await stopCopy(connection, identity.archives)
      stop = stopped.segment
      yield* copyText(stopped.label, join('db', 'backup_label'))
    }
    const written = await writeArchive(file, packed<CopiedHead>(entries()), { key, label: { kind: 'base', id } })
    const { system, timeline, version, segment_bytes } = identity
    const manifest = { id, system, timeline, version, segment_bytes, started_at, ended_at: now(), start, stop, files, ...written }
    await archiveNeeded(connection, { manifest, shelf, place, key, archives: identity.archives })
    replaceStored(join(shelf.base, `${id}.json`), writeManifest(manifest, key))
    return manifest
  } catch (error) {
    rmSync(file, { force: true })
    // A session with a running backup could not start another.
    await stopCopy(connection, false).catch(() => {})
    throw error
  } finally {
    await connection`reset all`.simple().catch(() => {})
    connection.release()
  }
}

type Needed = { manifest: Manifest; shelf: Shelf; place: BackupPlace; key: ArchiveKey; archives: boolean }

/** Sees that every piece of the log from the start to the end of the copy lies in the archive. */
async function archiveNeeded(sql: Asking, { manifest, shelf, place, key, archives }: Needed): Promise<void> {
  const needed = segmentsBetween(manifest.start, manifest.stop, manifest.segment_bytes)
  const missing = () => needed.filter((name) => !existsSync(join(shelf.wal, `${name}.wal`)))
  if (!archives) {
    await switchWal(sql)
    for (const name of needed) await archiveSegment(join(place.cluster, 'pg_wal', name), shelf.wal, key)
  }
  for (const deadline = performance.now() + (archives ? ARCHIVED_WITHIN_MS : 0); missing().length > 0; await sleep(200)) {
    await archiveWal(place.spool, shelf.wal, key)
    if (missing().length > 0 && performance.now() > deadline) throw notArchived(missing(), place, archives)
  }
}

function notArchived(missing: string[], { spool }: BackupPlace, archives: boolean): ArchiveFailure {
  const advice = archives
    ? `see that the server's archive_command puts them into ${spool}`
    : 'set BACKUP_DIR for the running program, so that its database archives what it writes'
  return new ArchiveFailure('missing', `The backup lacks pieces of the server's log (${missing.join(', ')}): ${advice}, and try again.`)
}

/**
 * Verifies that the directory belongs to this server: the control file starts with its eight-byte system identifier.
 */
function checkCluster(cluster: string, { system }: ServerIdentity): void {
  const control = join(cluster, 'global', 'pg_control')
  let found: string | null = null
  try {
    const opened = openSync(control, 'r')
    const number = Buffer.alloc(8)
    readSync(opened, number, 0, 8, 0)
    closeSync(opened)
    found = number.readBigUInt64LE().toString()
    readdirSync(cluster)
  } catch {
    found = null
  }
  if (found === system) return
  throw new ArchiveFailure(
    'refused',
    `The files of this PostgreSQL cannot be read in ${cluster}: back it up with what its provider has for that, and use npm run export for a copy of its contents.`,
  )
}
