import type { Sql } from '../platform/db/database.ts'
import type { SignerOptions } from './run-signer.ts'
import { findKeyFingerprint } from './store.ts'
import { verifyLog } from './verify-log.ts'

/** Verifies the whole log where the key is, and logs problems; the page Audit Log shows the result. */
export async function verifyNightly(sql: Sql, { key, file, now, log }: SignerOptions): Promise<void> {
  if ((await findKeyFingerprint(sql)) !== key.mark) return
  const { findings } = await verifyLog(sql, { key, file, now: now() })
  for (const finding of findings) log(`Audit log: ${finding}`)
}
