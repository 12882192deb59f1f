import type { Sql } from '../db/database.ts'
import type { Say } from '../telemetry/log.ts'
import { findSince } from './encrypted-keys.ts'
import type { KeyRing } from './key-ring.ts'

export const KEY_SINCE = {
  name: 'clinic_data_key_since_seconds',
  help: 'Since when the key that answers are sealed under is used, in seconds since 1970; none where nobody knows',
}

/** How long answers are sealed under one key (docs/operations.md); half of what NIST SP 800-57 allows at most. */
export const EXCHANGE_AFTER_DAYS = 365

const DAY_MS = 86_400_000

/**
 * Since when the newest key encrypts in this database, in seconds since 1970; null if it did so before that was
 * recorded.
 */
export async function readKeySince(sql: Sql, ring: KeyRing): Promise<number | null> {
  const since = await findSince(sql, ring.keys()[0]?.id ?? '')
  return since === null ? null : Date.parse(since) / 1000
}

/** At the start: says so when the newest key is older than its period. */
export async function warnOfOldKey(sql: Sql, ring: KeyRing, { now, say }: { now: string; say: Say }): Promise<void> {
  const since = await readKeySince(sql, ring)
  if (since === null) return
  const days = Math.floor((Date.parse(now) - since * 1000) / DAY_MS)
  if (days <= EXCHANGE_AFTER_DAYS) return
  const id = ring.keys()[0]?.id
  say(`The key ${id} has encrypted answers for ${days} days and should be replaced each year: npm run keys:rotate.`, 'warn')
}
