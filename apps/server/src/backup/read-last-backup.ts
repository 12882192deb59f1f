import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { findPlace } from './find-place.ts'
import { listBackups, shelfOf } from './list-backups.ts'
import type { Keeping } from './make-due-backups.ts'
import { identifyServer } from './store.ts'

export const LAST_BACKUP = {
  name: 'clinic_backup_success_seconds',
  help: 'When the newest backup was done, in seconds since 1970; 0: never',
}

/** Completion of the newest usable backup in Unix seconds; 0 without one. */
export async function readLastBackup({ sql, config, key }: Pick<Keeping, 'sql' | 'config' | 'key'>): Promise<number> {
  const [{ backupDir }, { system }] = await Promise.all([findPlace(sql, config), identifyServer(sql)])
  try {
    const last = listBackups(shelfOf(backupDir, system), key).at(-1)
    return last ? Date.parse(last.ended_at) / 1000 : 0
  } catch (error) {
    if (error instanceof ArchiveFailure) return 0
    throw error
  }
}
