import { attempt, giveBack, linksThrottle } from '../../identity/auth/credentials/throttle.ts'
import { hashToken } from '../../identity/auth/credentials/tokens.ts'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Appointment, findByKey } from '../appointments/appointment-store.ts'

/**
 * Unknown tokens are counted by address to stop guessing. Refusals: `appointment-link-invalid`, `too-many-attempts`.
 */
export async function findByLink({ sql, now, address }: Context, key: string): Promise<Appointment> {
  const throttle = linksThrottle(address)
  await attempt(sql, throttle, now)
  const found = await findByKey(sql, hashToken(key))
  if (!found) throw new Problem('appointment-link-invalid')
  await giveBack(sql, throttle)
  return found
}
