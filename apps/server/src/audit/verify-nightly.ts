import type { Sql } from '../platform/database.ts'
import type { SealerOptions } from './run-sealer.ts'
import { findKeyMark } from './store.ts'
import { verifyLog } from './verify-log.ts'

/** Verifies the whole log where its key is, and says what is wrong; the outcome also stands on the page Audit Log. */
export async function verifyNightly(sql: Sql, { key, file, now, log }: SealerOptions): Promise<void> {
  if ((await findKeyMark(sql)) !== key.mark) return
  const { findings } = await verifyLog(sql, { key, file, now: now() })
  for (const finding of findings) log(`Audit log: ${finding}`)
}
