import { CODE_TRIES } from '@clinic/contract/auth'
import { FRESH_MINUTES } from '@clinic/contract/documents/signing-factor'
import { later } from '../../../../platform/clock.ts'
import { type Context, change } from '../../../../platform/db/change.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { Problem } from '../../../../platform/http/problem.ts'
import type { Session } from '../../access/context.ts'
import { type CodeStep, countTry, lockCodeStep, spendCode } from '../../credentials/store.ts'
import { attempt, codesThrottle, factorThrottle, giveBack } from '../../credentials/throttle.ts'
import { hashToken, opensCode } from '../../credentials/tokens.ts'
import { findTotpSecret, spendStep } from '../factor-store.ts'
import { matchTotpStep } from '../match-totp-step.ts'
import { writeFactorShown } from './signing-factor-store.ts'

type Shown = { fresh_until: string }

/**
 * Shows the second factor again with a code of the app, or of the mail. Who signs all day is not throttled for right codes. Refusals: `bad-code`, `code-spent`, `session-ended`, `too-many-attempts`.
 */
export async function showSigningCode(context: Context, { session, code: typed }: { session: Session; code: string }): Promise<Shown> {
  const { sql, now } = context
  await attempt(sql, factorThrottle(session.user_id), now)
  const token_hash = hashToken(session.token)
  const code = typed.replace(/\s/g, '')
  const entity = { kind: 'user' as const, id: String(session.user_id) }
  const fresh = await change<string | null>(context, async (tx) => {
    const step = await lockCodeStep(tx, token_hash)
    if (!step?.active || step.stage !== 'full' || step.ended_at !== null) throw new Problem('session-ended')
    const isRight = step.strong ? await matchesApp(tx, { session, code, now }) : await matchesMail(tx, step, { session, code, now })
    if (!isRight) return { result: null, audit: { action: 'Second Factor Refused', description: 'Wrong code before a signature', entity } }
    await writeFactorShown(tx, token_hash, { at: now, factor: step.strong ? 'totp' : 'mail' })
    await giveBack(tx, factorThrottle(session.user_id))
    if (!step.strong) await giveBack(tx, codesThrottle(session.user_id))
    return { result: later(now, FRESH_MINUTES * 60), audit: { action: 'Second Factor Shown', description: 'Before a signature', entity } }
  })
  if (fresh === null) throw new Problem('bad-code')
  return { fresh_until: fresh }
}

type Try = { session: Session; code: string; now: string }

async function matchesApp(tx: Tx, { session: { user_id }, code, now }: Try): Promise<boolean> {
  const secret = await findTotpSecret(tx, user_id)
  const step = secret === null ? null : matchTotpStep(secret, code, now)
  return step !== null && spendStep(tx, { user_id, step })
}

async function matchesMail(tx: Tx, { code: kept }: CodeStep, { session, code, now }: Try): Promise<boolean> {
  if (!kept || kept.spent_at !== null || kept.expires_at <= now || kept.tries >= CODE_TRIES) throw new Problem('code-spent')
  const token_hash = hashToken(session.token)
  const isRight = opensCode(kept, code, session.token)
  await (isRight ? spendCode(tx, { token_hash, now }) : countTry(tx, token_hash))
  return isRight
}
