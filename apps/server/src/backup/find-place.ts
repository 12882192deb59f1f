import { join, resolve } from 'node:path'
import { anchorFile } from '../audit/write-anchor.ts'
import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/db/database.ts'
import { choosePlace, prepareDataDir, walSpool } from '../platform/embedded/place.ts'
import type { BackupPlace } from './make-backup.ts'
import { findDataDirectory } from './store.ts'

type Settings = Pick<Config, 'BACKUP_DIR' | 'DATA_DIR' | 'DATABASE_URL' | 'AUDIT_ANCHOR_FILE'>

/**
 * The server’s data directory and the backup folder. For `DATABASE_URL` the server’s own answer counts, if visible to
 * this role; whether the directory is really its own is verified before copying. Its WAL goes to
 * `BACKUP_DIR/incoming`.
 */
export async function findPlace(sql: Sql, config: Settings): Promise<BackupPlace> {
  const backupDir = backupFolder(config)
  const kept = secretFiles(config)
  if (!config.DATABASE_URL) {
    const place = choosePlace(prepareDataDir(config.DATA_DIR))
    return { backupDir, cluster: place.cluster, spool: walSpool(place.home), kept }
  }
  const cluster = await findDataDirectory(sql)
  if (cluster === null) {
    throw new ArchiveFailure(
      'refused',
      'This PostgreSQL does not say where its files are (that takes the role pg_read_all_settings): back it up with what its provider has for that, and use npm run export for a copy of its contents.',
    )
  }
  return { backupDir, cluster, spool: join(backupDir, 'incoming'), kept }
}

/** Refuses when the setting is missing. */
export function backupFolder({ BACKUP_DIR }: { BACKUP_DIR?: string | undefined }): string {
  if (BACKUP_DIR === undefined)
    throw new ArchiveFailure(
      'refused',
      'Name the folder for the backups in BACKUP_DIR: another disk than that of the data, best on another machine.',
    )
  return resolve(BACKUP_DIR)
}

/**
 * Keys stored beside the database: without them encrypted columns are unreadable and the audit log cannot be
 * verified.
 */
export function secretFiles(config: Pick<Settings, 'DATA_DIR' | 'AUDIT_ANCHOR_FILE'>): { name: string; file: string }[] {
  const beside = ['audit.key', 'db.password', 'db-owner.password', join('keys', 'data-keys.json')].map((name) => ({
    name,
    file: join(config.DATA_DIR, name),
  }))
  return [...beside, { name: 'audit-anchors.jsonl', file: anchorFile(config) }]
}
