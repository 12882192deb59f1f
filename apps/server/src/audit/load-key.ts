import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Mac } from '@clinic/core/audit/chain'

/** The key of the seals. `mark` tells two keys apart and gives neither away. */
export type AuditKey = { mac: Mac; mark: string }

const FILE = 'audit.key'
const WELL_FORMED = /^[\w-]{32,}$/

/**
 * The key that seals the audit log: the setting, else `DATA_DIR/audit.key` (mode 0600), made on the first start. It is never in the database:
 * who can write there cannot make seals.
 */
export function loadKey({ AUDIT_KEY, DATA_DIR }: { AUDIT_KEY?: string | undefined; DATA_DIR: string }): AuditKey {
  const key = AUDIT_KEY ?? keptKey(DATA_DIR)
  const mac: Mac = (text) => createHmac('sha256', key).update(text).digest('hex')
  return { mac, mark: mac('the mark of this key').slice(0, 16) }
}

function keptKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, FILE)
  if (!existsSync(file)) makeKey(file)
  const kept = readFileSync(file, 'utf8').trim()
  if (!WELL_FORMED.test(kept)) throw new Error(`${file} holds no key: bring the right file back from your backup, or set AUDIT_KEY.`)
  return kept
}

/** Written apart and linked in whole: of two processes that start together both read the one that came first. */
function makeKey(file: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  const written = openSync(draft, 'wx', 0o600)
  try {
    writeSync(written, `${randomBytes(32).toString('base64url')}\n`)
    fsyncSync(written)
  } finally {
    closeSync(written)
  }
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
