import { CODE_TRIES } from '@clinic/contract/auth'
import type { ProblemCode } from '@clinic/contract/problem'
import { type Context, change } from '../platform/change.ts'
import { later } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { readMe } from '../users/read-me.ts'
import type { Facts, Session } from './context.ts'
import type { LoggedIn } from './log-in.ts'
import { type CodeStep, countTry, endSession, insertSession, lockCodeStep, noteLogIn, spendCode, upgradeSession } from './store.ts'
import { accountThrottle, codesThrottle } from './throttle.ts'
import { hashToken, makeToken, opensCode } from './tokens.ts'

/** A session ends this long after its log-in, however busy it is. */
export const SESSION_HOURS = 12

export type VerifyCode = { session: Session; code: string; rotate: boolean; facts: Facts }
type Secrets = { token: string; cookie: string | null }

/**
 * The code step: the same token opens everything from now on, or with `rotate` a new one does and the old is dead. Of several tries of
 * one code at once, one wins. `cookie` is `null` where the browser keeps the one it has. Refusals: `bad-code` (five per code), `code-spent`,
 * `session-ended`.
 */
export async function verifyCode(context: Context, order: VerifyCode): Promise<LoggedIn> {
  const { session } = order
  const entity = { kind: 'user' as const, id: String(session.user_id) }
  const secrets = await change(context, async (tx) => {
    const step = await lockCodeStep(tx, hashToken(session.token))
    const refused = refusalOf(step, context.now)
    if (refused || !step?.code) throw new Problem(refused ?? 'code-spent')
    if (!opensCode(step.code, order.code.replace(/\s/g, ''), session.token)) {
      await countTry(tx, hashToken(session.token))
      const description = `Wrong one-time code, try ${step.code.tries + 1} of ${CODE_TRIES}`
      return { result: null, audit: { action: 'One-Time Code Refused', description, entity } }
    }
    const result = await open(tx, step, { ...order, now: context.now })
    return { result, audit: { action: 'Log In', description: 'Logged in with password and code', entity } }
  })
  if (secrets === null) throw new Problem('bad-code')
  return { ...secrets, user: await readMe(context.sql, session.user_id) }
}

function refusalOf(step: CodeStep | null, now: string): ProblemCode | null {
  if (!step?.active) return 'session-ended'
  if (step.stage !== 'pre-auth' || step.ended_at !== null || !step.code) return 'code-spent'
  const { spent_at, expires_at, tries } = step.code
  return spent_at !== null || expires_at <= now || tries >= CODE_TRIES ? 'code-spent' : null
}

async function open(tx: Tx, step: CodeStep, { session, rotate, facts, now }: VerifyCode & { now: string }): Promise<Secrets> {
  const { user_id } = session
  const token_hash = hashToken(session.token)
  const expires_at = later(now, SESSION_HOURS * 3600)
  await spendCode(tx, { token_hash, now })
  const throttles = [accountThrottle(step.email, null), accountThrottle(step.email, facts.address), codesThrottle(user_id)]
  await noteLogIn(tx, { user_id, now, throttles: throttles.map(({ key }) => key) })
  if (!rotate) {
    await upgradeSession(tx, { token_hash, now, expires_at })
    return { token: session.token, cookie: null }
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
  return { token, cookie }
}
