import { chain, NO_HEAD } from '@clinic/core/audit/chain'
import type { Sql } from '../platform/db/database.ts'
import type { AuditKey } from './load-key.ts'
import { findHead, findUnsigned, insertSignatures, saveKeyFingerprint, takeSigningLock } from './store.ts'

const BATCH = 5_000

/**
 * `done`: number of signed entries, and whether more may wait. `busy`: another process is signing. `other-key`: the
 * log is signed with another key.
 */
export type Signed = { kind: 'done'; count: number; more: boolean } | { kind: 'busy' } | { kind: 'other-key' }

/**
 * Signs one batch of committed entries in one transaction, chained to the latest signature. One process at a
 * time, and only with the key that the log started with.
 */
export async function signEntries(sql: Sql, key: AuditKey): Promise<Signed> {
  const sealed = await sql.begin(async (tx): Promise<Signed> => {
    if (!(await takeSigningLock(tx))) return { kind: 'busy' }
    const waiting = await findUnsigned(tx, BATCH)
    if (waiting.length === 0) return { kind: 'done', count: 0, more: false }
    if (!(await saveKeyFingerprint(tx, key.mark))) return { kind: 'other-key' }
    const head = (await findHead(tx)) ?? NO_HEAD
    await insertSignatures(tx, chain(head, waiting, key.mac))
    return { kind: 'done', count: waiting.length, more: waiting.length === BATCH }
  })
  return sealed as Signed
}
