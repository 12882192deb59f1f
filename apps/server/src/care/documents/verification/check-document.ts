import { isInForce } from '@clinic/core/documents/document-step'
import { attempt, checksThrottle } from '../../../identity/auth/credentials/throttle.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import { findStandingByCode } from '../life/document-store.ts'
import { hashCheckCode } from '../life/is-intact.ts'

const VALID = 'Valid. Our record of this document is in force.'
const NOT_VALID = 'Not valid. Contact the office.'

/** Tells only whether our record is in force, in the same shape for every reason. Refusal: `too-many-attempts` from one address. */
export async function checkDocument({ sql, now, zone, address }: Context, code: string): Promise<{ valid: boolean; message: string }> {
  await attempt(sql, checksThrottle(address), now)
  const standing = await findStandingByCode(sql, hashCheckCode(code))
  const valid = standing !== null && isInForce(standing, dayIn(zone, now))
  return { valid, message: valid ? VALID : NOT_VALID }
}
