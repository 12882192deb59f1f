import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '../platform/make-folder.ts'

/** A disk that is full or away comes back, and the log waits for it in the spool: no reason to turn patients away. */
const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'ESTALE', 'ENOTCONN', 'EHOSTDOWN', 'ETIMEDOUT'])

/** Refuses a folder for backups that nothing can be written to, which only the first backup would show otherwise. */
export function checkBackupFolder(backupDir: string): void {
  const folder = resolve(backupDir)
  const probe = join(folder, `.write-check-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (PASSING.has(code)) return
    throw new Error(
      `BACKUP_DIR: ${folder} cannot be written (${code}): name a folder that this program may write to, best on another machine.`,
    )
  }
}
