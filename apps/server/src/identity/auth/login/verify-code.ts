import { CODE_TRIES } from '@clinic/contract/auth'
import type { ProblemCode } from '@clinic/contract/problem'
import { isStrong } from '@clinic/core/auth/second-factors'
import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readMe } from '../../users/directory/read-me.ts'
import { type CodeStep, countTry, lockCodeStep, spendCode } from '../credentials/store.ts'
import { hashToken, opensCode } from '../credentials/tokens.ts'
import { findFactors } from '../factors/factor-store.ts'
import type { Post } from '../factors/notify-factor-change.ts'
import { verifyFactor } from '../factors/verify-factor.ts'
import { type Finished, finishLogIn, type VerifyCode } from '../sessions/finish-log-in.ts'

export async function verifyCode(context: Context, order: VerifyCode, post: Post): Promise<Finished> {
  const held = await findFactors(context.sql, order.session.user_id)
  return held && isStrong(held) ? verifyFactor(context, order, post) : verifyMailed(context, order)
}

/**
 * The same token opens everything from now on, or with `rotate` a new one does. Of concurrent attempts with one
 * code one wins. `cookie` is null when the browser keeps its own. Refusals: `bad-code` (five per code), `code-spent`,
 * `session-ended`, `factor-instead`.
 */
async function verifyMailed(context: Context, order: VerifyCode): Promise<Finished> {
  const { session } = order
  const token_hash = hashToken(session.token)
  const entity = { kind: 'user' as const, id: String(session.user_id) }
  const secrets = await change(context, async (tx, context) => {
    const step = await lockCodeStep(tx, token_hash)
    const refused = refusalOf(step, context.now)
    if (refused || !step?.code) throw new Problem(refused ?? 'code-spent')
    if (!opensCode(step.code, order.code.replace(/\s/g, ''), session.token)) {
      await countTry(tx, token_hash)
      const description = `Wrong one-time code, try ${step.code.tries + 1} of ${CODE_TRIES}`
      return { result: null, audit: { action: 'One-Time Code Refused', description, entity } }
    }
    await spendCode(tx, { token_hash, now: context.now })
    const result = await finishLogIn(tx, step, { ...order, now: context.now })
    return { result, audit: { action: 'Log In', description: 'Logged in with password and code', entity } }
  })
  if (secrets === null) throw new Problem('bad-code')
  const factors = await findFactors(context.sql, session.user_id)
  return { ...secrets, user: await readMe(context.sql, session.user_id), factor_needed: factors?.needed === true }
}

function refusalOf(step: CodeStep | null, now: string): ProblemCode | null {
  if (!step?.active) return 'session-ended'
  if (step.stage === 'pre-auth' && step.strong) return 'factor-instead'
  if (step.stage !== 'pre-auth' || step.ended_at !== null || !step.code) return 'code-spent'
  const { spent_at, expires_at, tries } = step.code
  return spent_at !== null || expires_at <= now || tries >= CODE_TRIES ? 'code-spent' : null
}
