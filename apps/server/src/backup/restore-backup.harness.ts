import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureMonths } from '../audit/ensure-months.ts'
import { type AuditKey, loadKey } from '../audit/load-key.ts'
import { PROGRAM_RIGHTS } from '../audit/program-rights.ts'
import { signEntries } from '../audit/sign-entries.ts'
import { anchorFile, writeAnchor } from '../audit/write-anchor.ts'
import { type ArchiveKey, archiveKey } from '../platform/archive/archive-key.ts'
import { now } from '../platform/clock.ts'
import { type Context, change } from '../platform/db/change.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { prepareSchema } from '../platform/db/prepare-schema.ts'
import { openEmbedded } from '../platform/embedded/open.ts'
import { archiveWal } from './archive-wal.ts'
import { findPlace } from './find-place.ts'
import { makeShelf, type Shelf } from './list-backups.ts'
import { type BackupPlace, makeBackup } from './make-backup.ts'
import { countRows, identifyServer, switchWal } from './store.ts'

const ZONE = 'America/Toronto'

/** A clinic with its own database and backup folder in a scratch directory that `close` removes. */
export type BackedClinic = {
  scratch: string
  sql: Database['sql']
  key: ArchiveKey
  shelf: Shelf
  place: BackupPlace
  /** Writes that many patients, each audited, and signs the entries. */
  write(count: number): Promise<void>
  /** Deletes every patient, as by mistake. */
  mistake(): Promise<void>
  backUp(): ReturnType<typeof makeBackup>
  /** Closes the current WAL segment and archives everything. */
  archive(): Promise<void>
  counts(): Promise<Record<string, number>>
  /** An instant after all writes so far and before all later ones. */
  moment(): Promise<string>
  close(): Promise<void>
}

export async function openBackedClinic(): Promise<BackedClinic> {
  const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
  const config = { DATA_DIR: join(scratch, 'data'), BACKUP_DIR: join(scratch, 'backups') }
  const embedded = await openEmbedded({ dataDir: config.DATA_DIR, log: () => {}, archiveWal: true })
  const { sql, close } = openDatabase(embedded, { connections: 3 })
  await prepareSchema(sql, { owner: embedded.owner, limits: PROGRAM_RIGHTS }, async () => {})
  await ensureMonths(sql, now())
  const auditKey = loadKey(config)
  const key = archiveKey(config)
  const place = await findPlace(sql, config)
  const shelf = makeShelf(place.backupDir, (await identifyServer(sql)).system)
  return {
    scratch,
    sql,
    key,
    shelf,
    place,
    write: (count) => write(sql, auditKey, { count, file: anchorFile(config) }),
    mistake: () => forget(sql),
    backUp: () => makeBackup(sql, { place, key, now }),
    archive: async () => {
      const [row] = await sql<{ piece: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as piece`
      await switchWal(sql)
      for (let turn = 0; turn < 200 && (await newestPiece(sql)) < (row?.piece ?? ''); turn += 1) await sleep(50)
      await archiveWal(place.spool, shelf.wal, key)
    },
    counts: () => countRows(sql),
    moment: async () => {
      const at = now()
      while (now() === at) await sleep(1)
      return at
    },
    close: async () => {
      await close()
      await embedded.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

let made = 0

async function write(sql: Database['sql'], key: AuditKey, { count, file }: { count: number; file: string }): Promise<void> {
  const context: Context = { sql, actor: { kind: 'nobody', name: 'Drill' }, now: now(), zone: ZONE, address: '' }
  const ids = Array.from({ length: count }, () => `drill-${++made}`)
  await change(context, async (tx) => {
    await tx`
      insert into patients (patient_id, first_name, last_name, date_of_birth, province)
      select id, 'Pat', 'Example ' || id, '1980-05-17', 'ON' from unnest(${ids}::text[]) as made (id)`
    await tx`insert into patient_records (patient_id) select unnest(${ids}::text[])`
    await tx`insert into patient_details (patient_id) select unnest(${ids}::text[])`
    const [first, ...rest] = ids.map((id) => ({
      action: 'Log In Refused' as const,
      description: `Written for the drill: ${id}`,
      entity: { kind: 'user' as const, id },
    }))
    return { result: undefined, audit: first ? [first, ...rest] : 'kept as a viewing' }
  })
  for (let more = true; more; ) {
    const sealed = await signEntries(sql, key)
    more = sealed.kind === 'done' && sealed.more
  }
  await writeAnchor(sql, { key, file, now: now(), zone: ZONE }, 'now')
}

async function forget(sql: Database['sql']): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from patient_records`
    await tx`delete from patient_details`
    await tx`delete from patients`
  })
}

async function newestPiece(sql: Database['sql']): Promise<string> {
  const [row] = await sql<{ piece: string | null }[]>`select last_archived_wal as piece from pg_stat_archiver`
  return row?.piece ?? ''
}
