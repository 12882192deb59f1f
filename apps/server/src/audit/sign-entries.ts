import { chain, NO_HEAD } from '@clinic/core/audit/chain'
import type { Sql } from '../platform/db/database.ts'
import type { AuditKey } from './load-key.ts'
import { findHead, findUnsigned, insertSignatures, saveKeyFingerprint, takeSigningLock } from './store.ts'

const BATCH = 5_000

/** `done`: entries sealed, and whether more may be waiting. `busy`: another process is at it. `other-key`: the log is sealed with another key. */
export type Sealed = { kind: 'done'; count: number; more: boolean } | { kind: 'busy' } | { kind: 'other-key' }

/**
 * Seals the committed entries that wait, one batch in one transaction, onto the newest seal. One process at a time does it, and only
 * with the key that the log was begun with.
 */
export async function signEntries(sql: Sql, key: AuditKey): Promise<Sealed> {
  const sealed = await sql.begin(async (tx): Promise<Sealed> => {
    if (!(await takeSigningLock(tx))) return { kind: 'busy' }
    const waiting = await findUnsigned(tx, BATCH)
    if (waiting.length === 0) return { kind: 'done', count: 0, more: false }
    if (!(await saveKeyFingerprint(tx, key.mark))) return { kind: 'other-key' }
    const head = (await findHead(tx)) ?? NO_HEAD
    await insertSignatures(tx, chain(head, waiting, key.mac))
    return { kind: 'done', count: waiting.length, more: waiting.length === BATCH }
  })
  return sealed as Sealed
}
