import type { Staff } from '@clinic/core/authorization/staff'
import { later } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { type FoundSession, findSession, touchSession } from '../credentials/store.ts'
import { hashToken } from '../credentials/tokens.ts'
import type { Session } from './context.ts'

const TOUCH_SECONDS = 60

export type Proof = { token: string; cookie: string | null; now: string; idleMinutes: number }
/** `factor_needed`: nothing else is open until they set up a second factor. */
export type Authenticated = { session: Session; person: Staff; factor_needed: boolean }

/**
 * Returns null when the token is unknown, ended, 12 h old or idle too long, when its user was disabled, or when the
 * browser’s cookie is missing. Last use is noted once a minute.
 */
export async function authenticate(sql: Sql, proof: Proof): Promise<Authenticated | null> {
  const token_hash = hashToken(proof.token)
  const found = await findSession(sql, token_hash)
  if (!found || !isAlive(found, proof) || !isBrowsersOwn(found, proof.cookie)) return null
  if (later(found.last_seen_at, TOUCH_SECONDS) <= proof.now) await touchSession(sql, { token_hash, now: proof.now })
  return toAuthenticated(found, proof.token)
}

/**
 * Same check for an open stream: the cookie was verified at the start, and the stream does not keep the session
 * alive.
 */
export async function peek(sql: Sql, proof: Omit<Proof, 'cookie'>): Promise<Authenticated | null> {
  const found = await findSession(sql, hashToken(proof.token))
  return found && isAlive(found, proof) ? toAuthenticated(found, proof.token) : null
}

function isAlive(found: FoundSession, { now, idleMinutes }: Omit<Proof, 'cookie'>): boolean {
  return found.active && found.ended_at === null && found.expires_at > now && later(found.last_seen_at, idleMinutes * 60) > now
}

function isBrowsersOwn({ cookie_hash }: FoundSession, cookie: string | null): boolean {
  return cookie_hash === null || (cookie !== null && hashToken(cookie).equals(cookie_hash))
}

function toAuthenticated(
  { id, user_id, stage, name, scopes, provinces, queue_enabled, pcr_capable, np_capable, factor_needed }: FoundSession,
  token: string,
): Authenticated {
  return {
    session: { id, token, stage, user_id },
    person: { id: user_id, name, scopes, provinces, queue_enabled, pcr_capable, np_capable },
    factor_needed,
  }
}
