import { OFFER_MINUTES } from '@clinic/contract/auth/second-factors'
import { later } from '../../../platform/clock.ts'
import type { Session, StaffContext } from '../access/context.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { hashToken } from '../credentials/tokens.ts'
import { replaceOffer } from './factor-store.ts'
import { makeTotpSecret } from './match-totp-step.ts'

/**
 * Creates a TOTP key, kept with the session for ten minutes; inactive until a code confirms it. Refusals: as
 * `confirmPassword`.
 */
export async function startTotpEnrolment(
  context: StaffContext,
  { session, current_password, brand }: { session: Session; current_password: string; brand: string },
): Promise<{ secret: string; uri: string }> {
  const { email } = await confirmPassword(context, { current_password, refusal: 'Second Factor Refused' })
  const made = makeTotpSecret({ brand, email })
  const expires_at = later(context.now, OFFER_MINUTES * 60)
  await replaceOffer(context.sql, { token_hash: hashToken(session.token), kind: 'totp', value: made.secret, expires_at })
  return made
}
