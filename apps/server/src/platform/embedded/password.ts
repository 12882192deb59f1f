import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fsyncFolder } from './fsync-folder.ts'

const WELL_FORMED = /^[\w-]{32,}$/

/** Of the program's role, and of the role that owns the tables. */
export type PasswordFile = 'db.password' | 'db-owner.password'

/** A database password of a data folder, in a file with mode 0600: made on the first start, 256 random bits. */
export function databasePassword(dataDir: string, name: PasswordFile = 'db.password'): string {
  const file = join(dataDir, name)
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (WELL_FORMED.test(kept)) {
    chmodSync(file, 0o600)
    return kept
  }
  const password = randomBytes(32).toString('base64url')
  const draft = `${file}.new`
  const written = openSync(draft, 'w', 0o600)
  try {
    writeFileSync(written, `${password}\n`)
    fsyncSync(written)
  } finally {
    closeSync(written)
  }
  renameSync(draft, file)
  fsyncFolder(dataDir)
  return password
}
