import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Session, StaffContext } from '../access/context.ts'
import { attempt, factorThrottle, giveBack } from '../credentials/throttle.ts'
import { hashToken } from '../credentials/tokens.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { consumeChallenge, lockFactors, lockOffer, replaceTotp } from './factor-store.ts'
import { matchTotpStep } from './match-totp-step.ts'
import { notifyFactorChange, type Post } from './notify-factor-change.ts'
import { makeMissingCodes, saveRecoveryCodes } from './recovery-codes.ts'

const REFUSED = 'refused'

/**
 * Activates an app with its first code, which is used up; an earlier app is replaced and every other session ends.
 * Returns recovery codes if none are left. Refusals: `factor-offer-over`, `bad-code`, `too-many-attempts`.
 */
export async function confirmTotp(
  context: StaffContext,
  { session, code }: { session: Session; code: string },
  post: Post,
): Promise<{ recovery_codes: string[] | null }> {
  const { sql, staff, now } = context
  const offer = { token_hash: hashToken(session.token), kind: 'totp' as const, now }
  const entity = { kind: 'user' as const, id: String(staff.id) }
  const throttle = factorThrottle(staff.id)
  await attempt(sql, throttle, now)
  const codes = await makeMissingCodes(sql, staff.id)
  const outcome = await change<string[] | null | typeof REFUSED>(context, async (tx) => {
    const held = await lockFactors(tx, staff.id)
    const secret = await lockOffer(tx, offer)
    if (!held || secret === null) throw new Problem('factor-offer-over')
    const step = matchTotpStep(secret, code.replace(/\s/g, ''), now)
    if (step === null)
      return {
        result: REFUSED,
        audit: { action: 'Second Factor Refused', description: 'Wrong first code of an authenticator app', entity },
      }
    await consumeChallenge(tx, offer)
    await replaceTotp(tx, { user_id: staff.id, secret, added_at: now, step })
    const live = await endEverySession(tx, { user_id: staff.id, except: session.id, now })
    const description = held.totp ? 'The authenticator app was replaced' : 'An authenticator app was added'
    return {
      result: codes && held.recovery_left === 0 ? await saveRecoveryCodes(tx, staff.id, codes) : null,
      audit: { action: 'Second Factor Added', description, entity, additionalInfo: `${live.length} other sessions ended` },
      live,
    }
  })
  if (outcome === REFUSED) throw new Problem('bad-code')
  await giveBack(sql, throttle)
  await notifyFactorChange(context, { user_id: staff.id, what: 'app-added' }, post)
  return { recovery_codes: outcome }
}
