import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Mac } from '@clinic/core/audit/chain'
import { secretFile } from '../platform/crypto/secret-file.ts'

/** `mark` identifies the key without revealing it. */
export type AuditKey = { mac: Mac; mark: string }

const FILE = 'audit.key'
const WELL_FORMED = /^[\w-]{32,}$/

/**
 * The key that signs the audit log: the setting, else `DATA_DIR/audit.key` (mode 0600), created at first startup.
 * Never in the database, so that write access there does not allow signing.
 */
export function loadKey({ AUDIT_KEY, DATA_DIR }: { AUDIT_KEY?: string | undefined; DATA_DIR: string }): AuditKey {
  const key = AUDIT_KEY ?? storedKey(DATA_DIR)
  const mac: Mac = (text) => createHmac('sha256', key).update(text).digest('hex')
  return { mac, mark: mac('the mark of this key').slice(0, 16) }
}

function storedKey(dataDir: string): string {
  const file = join(dataDir, FILE)
  const kept = secretFile(file, () => `${randomBytes(32).toString('base64url')}\n`).trim()
  if (!WELL_FORMED.test(kept)) throw new Error(`${file} holds no key: bring the right file back from your backup, or set AUDIT_KEY.`)
  return kept
}
