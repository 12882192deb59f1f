import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Sql } from '../platform/db/database.ts'
import { type AuditKey, loadKey } from './load-key.ts'
import { findKeyFingerprint, saveKeyFingerprint } from './store.ts'

type Settings = { AUDIT_KEY?: string | undefined; DATA_DIR: string }

/**
 * The audit key, checked against the fingerprint of the key that the log is signed with, before the first request
 * (F-16). A lost key is never replaced: the new one could only break the evidence. Throws with what to do.
 */
export async function openAuditKey(sql: Sql, settings: Settings): Promise<AuditKey> {
  const file = join(resolve(settings.DATA_DIR), 'audit.key')
  const known = await findKeyFingerprint(sql)
  if (known !== null && !settings.AUDIT_KEY && !existsSync(file))
    throw new Error(`The audit log of this database is signed with a key that is not here: ${file} is missing. ${WHAT_TO_DO}`)
  const key = loadKey(settings)
  const isOurs = known === null ? await sql.begin((tx) => saveKeyFingerprint(tx, key.mark)) : known === key.mark
  if (isOurs) return key
  const [from, signed] = [settings.AUDIT_KEY ? 'AUDIT_KEY' : file, known ?? (await findKeyFingerprint(sql))]
  throw new Error(
    `The audit log of this database is signed with another key than the one in ${from} (fingerprint ${signed}, this one: ${key.mark}). ${WHAT_TO_DO}`,
  )
}

const WHAT_TO_DO =
  'Bring the right key back from your copy (docs/operations.md, "Keep copies"), as AUDIT_KEY or in that file, and start again. Nothing was signed or written.'
