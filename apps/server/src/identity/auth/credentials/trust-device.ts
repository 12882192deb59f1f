import type { Tx } from '../../../platform/db/database.ts'
import { replaceDevice } from './store.ts'
import { hashToken, makeToken } from './tokens.ts'

/** How long a browser is known after a login. */
export const DEVICE_DAYS = 30

/**
 * Remembers a browser after a login and returns its new device token. Users known in it move to the new token, so a
 * copied or planted one becomes useless.
 */
export async function trustDevice(
  tx: Tx,
  { device, user_id, now }: { device: string | null; user_id: number; now: string },
): Promise<string> {
  const mark = makeToken()
  await replaceDevice(tx, { was: device === null ? null : hashToken(device), device_hash: hashToken(mark), user_id, now })
  return mark
}
