import { CODE_MINUTES } from '@clinic/contract/auth'
import type { CurrentUser } from '@clinic/contract/users'
import type { Factor } from '@clinic/contract/vocabulary'
import { loginFactors } from '@clinic/core/auth/second-factors'
import { later } from '../../../platform/clock.ts'
import { type Context, change, note } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readMe } from '../../users/directory/read-me.ts'
import type { Facts } from '../access/context.ts'
import { hashPassword, isOutdated, verifyPassword } from '../credentials/passwords.ts'
import { type Account, findAccount, insertSession, isKnownDevice, updatePasswordHash } from '../credentials/store.ts'
import { accountThrottle, addressThrottle, attempt, giveBack } from '../credentials/throttle.ts'
import { hashToken, makeToken } from '../credentials/tokens.ts'
import { DEVICE_DAYS } from '../credentials/trust-device.ts'
import { waitInLine } from '../credentials/wait-in-line.ts'
import { findFactors } from '../factors/factor-store.ts'

export type LogIn = { email: string; password: string; facts: Facts }
/**
 * `cookie`: the browser’s half of the session, null for other clients. `factors`: what to use instead of an emailed
 * code.
 */
export type LoggedIn = { token: string; cookie: string | null; user: CurrentUser; factors: Factor[] }

/**
 * The password step: returns a token that opens only the code step. Refusals: `bad-credentials`, identical in
 * text and timing for a wrong password, an unknown email and a disabled account; `too-many-attempts`.
 */
export async function logIn(asked: Context, { email, password, facts }: LogIn): Promise<LoggedIn> {
  const { sql } = asked
  const typed = email.normalize('NFKC').trim()
  const place = (await isKnownHere(asked, typed, facts)) ? null : addressThrottle(facts.address)
  const waited = place && (await waitInLine(sql, place, asked.now))
  const now = later(asked.now, waited ?? 0)
  const context = { ...asked, now }
  const account = await findAccount(sql, { email: typed, address: facts.address, now })
  const tries = accountThrottle(typed, account?.known_place ? facts.address : null)
  const blockedUntil = await attempt(sql, tries, now)
  const right = await verifyPassword(account?.password_hash ?? null, password)
  if (!right || !account?.active) {
    await note(context, refusal(account, blockedUntil))
    throw new Problem('bad-credentials')
  }
  await Promise.all([place && waited === null && giveBack(sql, place), giveBack(sql, tries)])
  return openPreAuth(context, { account, password, facts })
}

/**
 * A user who recently logged in with this browser is not affected by failures of others at the same address, nor
 * counted with them.
 */
async function isKnownHere({ sql, now }: Context, email: string, { device }: Facts): Promise<boolean> {
  if (device === null) return false
  return isKnownDevice(sql, { email, device_hash: hashToken(device), since: later(now, -DEVICE_DAYS * 86_400) })
}

function refusal(account: Account | null, blockedUntil: string | null) {
  return {
    action: 'Log In Refused' as const,
    description: account ? `Log-in as ${account.name} refused` : 'Log-in with an unknown email refused',
    entity: { kind: 'user' as const, id: account ? String(account.id) : 'unknown' },
    ...(blockedUntil && { additionalInfo: `No more tries until ${blockedUntil}` }),
  }
}

async function openPreAuth(
  context: Context,
  { account, password, facts }: { account: Account; password: string; facts: Facts },
): Promise<LoggedIn> {
  const { now } = context
  const token = makeToken()
  const cookie = facts.browser ? makeToken() : null
  const stronger = isOutdated(account.password_hash) ? await hashPassword(password) : null
  const asPerson: Context = { ...context, actor: { kind: 'staff', id: account.id, name: account.name } }
  await change(asPerson, async (tx) => {
    if (stronger) await updatePasswordHash(tx, account.id, stronger)
    await insertSession(tx, {
      token_hash: hashToken(token),
      cookie_hash: cookie === null ? null : hashToken(cookie),
      user_id: account.id,
      stage: 'pre-auth',
      created_at: now,
      last_seen_at: now,
      expires_at: later(now, CODE_MINUTES * 60),
      address: facts.address,
      agent: facts.agent,
    })
    const description = 'Password accepted, the code is still to come'
    return { result: undefined, audit: { action: 'Log In', description, entity: { kind: 'user', id: String(account.id) } } }
  })
  const held = await findFactors(context.sql, account.id)
  return { token, cookie, user: await readMe(context.sql, account.id), factors: held ? loginFactors(held) : [] }
}
