import type { Session, StaffContext } from '../../src/identity/auth/access/context.ts'
import { hashToken, makeToken } from '../../src/identity/auth/credentials/tokens.ts'
import { later } from '../../src/platform/clock.ts'
import { note } from '../../src/platform/db/change.ts'

const HOURS = 12 * 3600

/** The session in which a practitioner of the demo signs; it is deleted when all is signed. */
export async function openSession({ sql, staff, now, address }: StaffContext): Promise<Session> {
  const token = makeToken()
  const row = { token_hash: hashToken(token), user_id: staff.id, stage: 'full', created_at: now, last_seen_at: now, address, agent: '' }
  await sql`insert into sessions ${sql({ ...row, expires_at: later(now, HOURS) })}`
  return { id: '', token, stage: 'full', user_id: staff.id }
}

export async function showFactor(context: StaffContext, { token, user_id }: Session): Promise<void> {
  const { sql, now } = context
  await sql`update sessions set factor_shown_at = ${now}, factor_shown = 'totp' where token_hash = ${hashToken(token)}`
  const entity = { kind: 'user' as const, id: String(user_id) }
  await note(context, { action: 'Second Factor Shown', description: 'Before a signature', entity })
}

export async function closeSession({ sql }: StaffContext, { token }: Session): Promise<void> {
  await sql`delete from sessions where token_hash = ${hashToken(token)}`
}
