import { plainRecoveryCode } from '@clinic/core/auth/second-factors'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readMe } from '../../users/directory/read-me.ts'
import { hashCode } from '../credentials/passwords.ts'
import { lockCodeStep } from '../credentials/store.ts'
import { attempt, factorThrottle } from '../credentials/throttle.ts'
import { hashToken } from '../credentials/tokens.ts'
import { type Finished, finishLogIn, type Secrets, type VerifyCode } from '../sessions/finish-log-in.ts'
import { findRecoverySalt, findTotpSecret, spendRecoveryCode, spendStep } from './factor-store.ts'
import { matchTotpStep } from './match-totp-step.ts'
import { notifyFactorChange, type Post } from './notify-factor-change.ts'

type Proof = { kind: 'totp'; code: string } | { kind: 'recovery'; code_hash: Buffer }
const WORDS = { totp: 'an authenticator app', recovery: 'a recovery code' } as const

/**
 * The code step with a second factor: an app’s six digits, each good once, or a recovery code (ASVS 6.5.1). Of
 * concurrent attempts with one code one wins. Attempts count per user, across sessions. Refusals: `bad-code`,
 * `code-spent`, `session-ended`, `too-many-attempts`.
 */
export async function verifyFactor(context: Context, { code, ...order }: VerifyCode, post: Post): Promise<Finished> {
  const { sql, now } = context
  const { session } = order
  const { user_id } = session
  if (session.stage !== 'pre-auth') throw new Problem('code-spent')
  await attempt(sql, factorThrottle(user_id), now)
  const proof = await proofOf(context, { code, user_id })
  const entity = { kind: 'user' as const, id: String(user_id) }
  const secrets = await change<Secrets | null>(context, async (tx) => {
    const step = await lockCodeStep(tx, hashToken(session.token))
    if (!step?.active) throw new Problem('session-ended')
    if (step.stage !== 'pre-auth' || step.ended_at !== null) throw new Problem('code-spent')
    if (!proof || !step.strong || !(await spend(tx, proof, { user_id, now })))
      return { result: null, audit: { action: 'Second Factor Refused', description: 'Wrong code at the log-in', entity } }
    const result = await finishLogIn(tx, step, { ...order, now })
    return { result, audit: { action: 'Log In', description: `Logged in with password and ${WORDS[proof.kind]}`, entity } }
  })
  if (secrets === null) throw new Problem('bad-code')
  if (proof?.kind === 'recovery') await notifyFactorChange(context, { user_id, what: 'code-used' }, post)
  return { ...secrets, user: await readMe(sql, user_id), factor_needed: false }
}

/** Recovery codes are hashed before the transaction because it is slow, and equally slow when there is none. */
async function proofOf({ sql }: Context, { code, user_id }: { code: string; user_id: number }): Promise<Proof | null> {
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'totp', code: digits }
  const recovery = plainRecoveryCode(code)
  const salt = recovery === null ? null : await findRecoverySalt(sql, user_id)
  return recovery === null || salt === null ? null : { kind: 'recovery', code_hash: await hashCode(recovery, salt) }
}

async function spend(tx: Tx, proof: Proof, { user_id, now }: { user_id: number; now: string }): Promise<boolean> {
  if (proof.kind === 'recovery') return spendRecoveryCode(tx, { user_id, code_hash: proof.code_hash, now })
  const secret = await findTotpSecret(tx, user_id)
  const step = secret === null ? null : matchTotpStep(secret, proof.code, now)
  return step !== null && spendStep(tx, { user_id, step })
}
