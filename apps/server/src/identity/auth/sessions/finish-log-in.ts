import type { CurrentUser } from '@clinic/contract/users'
import { later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Facts, Session } from '../access/context.ts'
import { type CodeStep, endSession, insertSession, noteLogIn, upgradeSession } from '../credentials/store.ts'
import { accountThrottle, codesThrottle, factorThrottle } from '../credentials/throttle.ts'
import { hashToken, makeToken } from '../credentials/tokens.ts'
import { trustDevice } from '../credentials/trust-device.ts'

/** Maximum session age, however busy. */
export const SESSION_HOURS = 12

export type FinishLogIn = { session: Session; rotate: boolean; facts: Facts }
export type VerifyCode = FinishLogIn & { code: string }
/** `device`: the browser’s new device token, null for other clients. */
export type Secrets = { token: string; cookie: string | null; device: string | null }
/** `factor_needed`: only setting up a second factor is open. */
export type Finished = Secrets & { user: CurrentUser; factor_needed: boolean }

/**
 * Completes a login within the transaction that checked its last step: opens the same token, or with `rotate` a new
 * one. Resets the failed attempts.
 */
export async function finishLogIn(
  tx: Tx,
  step: Pick<CodeStep, 'email' | 'with_cookie'>,
  { session, rotate, facts, now }: FinishLogIn & { now: string },
): Promise<Secrets> {
  const { user_id } = session
  const token_hash = hashToken(session.token)
  const expires_at = later(now, SESSION_HOURS * 3600)
  const throttles = [
    ...[accountThrottle(step.email, null), accountThrottle(step.email, facts.address)],
    ...[codesThrottle(user_id), factorThrottle(user_id)],
  ]
  await noteLogIn(tx, { user_id, now, throttles: throttles.map(({ key }) => key) })
  const device = step.with_cookie ? await trustDevice(tx, { device: facts.device, user_id, now }) : null
  if (!rotate) {
    await upgradeSession(tx, { token_hash, now, expires_at })
    return { token: session.token, cookie: null, device }
  }
  const token = makeToken()
  const cookie = step.with_cookie ? makeToken() : null
  await endSession(tx, { token_hash, now })
  await insertSession(tx, {
    token_hash: hashToken(token),
    cookie_hash: cookie === null ? null : hashToken(cookie),
    user_id,
    stage: 'full',
    created_at: now,
    last_seen_at: now,
    expires_at,
    address: facts.address,
    agent: facts.agent,
  })
  return { token, cookie, device }
}
