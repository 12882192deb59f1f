import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fsyncFolder } from './fsync-folder.ts'

const WELL_FORMED = /^[\w-]{32,}$/

/** The database password of a data folder, in `db.password` (mode 0600): made on the first start, 256 random bits. */
export function databasePassword(dataDir: string): string {
  const file = join(dataDir, 'db.password')
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (WELL_FORMED.test(kept)) {
    chmodSync(file, 0o600)
    return kept
  }
  const password = randomBytes(32).toString('base64url')
  const draft = `${file}.new`
  const written = openSync(draft, 'w', 0o600)
  try {
    writeSync(written, `${password}\n`)
    fsyncSync(written)
  } finally {
    closeSync(written)
  }
  renameSync(draft, file)
  fsyncFolder(dataDir)
  return password
}
