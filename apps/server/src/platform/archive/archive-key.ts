import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { secretFile } from '../crypto/secret-file.ts'
import { ArchiveFailure } from './archive-failure.ts'

/** What backups are sealed with. `mark` (16 hexadecimal digits) tells two keys apart and gives neither away. */
export type ArchiveKey = { mark: string; derive(salt: Buffer, purpose: string): Buffer; sign(text: string): string }

type KeySettings = { BACKUP_KEY?: string | undefined; DATA_DIR: string }

const WELL_FORMED = /^[\w+/=-]{32,}$/

/**
 * The key of backups: `BACKUP_KEY`, else `DATA_DIR/backup.key` (mode 0600), created with the first backup. It is
 * neither in a backup nor in the database: store a copy elsewhere, because no backup can be opened without it.
 */
export function archiveKey({ BACKUP_KEY, DATA_DIR }: KeySettings): ArchiveKey {
  const file = keyFile(DATA_DIR)
  return keyOf(
    BACKUP_KEY ??
      readKey(
        file,
        secretFile(file, () => `${randomBytes(32).toString('base64url')}\n`),
      ),
  )
}

/** The same for reading: no key is made where there is none, since it could open nothing. */
export function existingArchiveKey({ BACKUP_KEY, DATA_DIR }: KeySettings): ArchiveKey {
  const file = keyFile(DATA_DIR)
  if (BACKUP_KEY === undefined && !existsSync(file)) {
    throw new ArchiveFailure(
      'no-key',
      `There is no key in ${file}: bring that file back, or set BACKUP_KEY to the key the backups were made with.`,
    )
  }
  return archiveKey({ BACKUP_KEY, DATA_DIR })
}

/** Where the key is stored if no setting names it. */
export function keyFile(dataDir: string): string {
  return join(resolve(dataDir), 'backup.key')
}

function readKey(file: string, text: string): string {
  const key = text.trim()
  if (!WELL_FORMED.test(key)) throw new ArchiveFailure('no-key', `${file} holds no key: bring the right file back, or set BACKUP_KEY.`)
  return key
}

function keyOf(secret: string): ArchiveKey {
  const derive = (salt: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', secret, salt, `clinic backup ${purpose}`, 32))
  const signing = derive(Buffer.alloc(0), 'manifest')
  return {
    mark: createHash('sha256')
      .update(derive(Buffer.alloc(0), 'mark'))
      .digest('hex')
      .slice(0, 16),
    derive,
    sign: (text) => createHmac('sha256', signing).update(text).digest('hex'),
  }
}
