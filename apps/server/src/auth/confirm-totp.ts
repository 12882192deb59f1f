import { change } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import type { Session, StaffContext } from './context.ts'
import { endEverySession } from './end-sessions.ts'
import { lockFactors, lockOffer, replaceTotp, takeOffer } from './factor-store.ts'
import { matchStep } from './match-step.ts'
import { keepRecoveryCodes, makeMissingCodes } from './recovery-codes.ts'
import { type Post, tellOfFactors } from './tell-of-factors.ts'
import { attempt, factorThrottle, giveBack } from './throttle.ts'
import { hashToken } from './tokens.ts'

const REFUSED = 'refused'

/**
 * An app counts from its first code on, which is used up by that; one from before is replaced, and every other session ends. Answers recovery
 * codes where none are left from before. Refusals: `factor-offer-over`, `bad-code`, `too-many-attempts`.
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
    const step = matchStep(secret, code.replace(/\s/g, ''), now)
    if (step === null)
      return {
        result: REFUSED,
        audit: { action: 'Second Factor Refused', description: 'Wrong first code of an authenticator app', entity },
      }
    await takeOffer(tx, offer)
    await replaceTotp(tx, { user_id: staff.id, secret, added_at: now, step })
    const live = await endEverySession(tx, { user_id: staff.id, except: session.id, now })
    const description = held.totp ? 'The authenticator app was replaced' : 'An authenticator app was added'
    return {
      result: codes && held.recovery_left === 0 ? await keepRecoveryCodes(tx, staff.id, codes) : null,
      audit: { action: 'Second Factor Added', description, entity, additionalInfo: `${live.length} other sessions ended` },
      live,
    }
  })
  if (outcome === REFUSED) throw new Problem('bad-code')
  await giveBack(sql, throttle)
  await tellOfFactors(context, { user_id: staff.id, what: 'An authenticator app was set up for your account.' }, post)
  return { recovery_codes: outcome }
}
