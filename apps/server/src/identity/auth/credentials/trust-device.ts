import type { Tx } from '../../../platform/db/database.ts'
import { replaceDevice } from './store.ts'
import { hashToken, makeToken } from './tokens.ts'

/** Days for which a browser is known after a log-in in it. */
export const DEVICE_DAYS = 30

/**
 * Notes that somebody has completed a log-in in a browser, and answers its new mark. Whoever was known there before is known by the new one; a copy
 * of the one that it brought is good for nothing any more, and neither is one that somebody else chose.
 */
export async function trustDevice(
  tx: Tx,
  { device, user_id, now }: { device: string | null; user_id: number; now: string },
): Promise<string> {
  const mark = makeToken()
  await replaceDevice(tx, { was: device === null ? null : hashToken(device), device_hash: hashToken(mark), user_id, now })
  return mark
}
