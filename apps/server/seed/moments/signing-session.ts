import type { Session, StaffContext } from '../../src/identity/auth/access/context.ts'
import { insertSession } from '../../src/identity/auth/credentials/store.ts'
import { hashToken, makeToken } from '../../src/identity/auth/credentials/tokens.ts'
import { writeFactorShown } from '../../src/identity/auth/factors/signing/signing-factor-store.ts'
import { later } from '../../src/platform/clock.ts'
import { change, NOTHING_CHANGED } from '../../src/platform/db/change.ts'

const HOURS = 12 * 3600

/** The session in which a practitioner of the demo signs; it is ended when all is signed. */
export function openSession(context: StaffContext): Promise<Session> {
  return change(context, async (tx, { staff, now, address }) => {
    const token = makeToken()
    const token_hash = hashToken(token)
    await insertSession(tx, {
      ...{ token_hash, cookie_hash: null, user_id: staff.id, stage: 'full', created_at: now, last_seen_at: now },
      ...{ expires_at: later(now, HOURS), address, agent: '' },
    })
    return { result: { id: token_hash.toString('hex'), token, stage: 'full', user_id: staff.id }, audit: NOTHING_CHANGED }
  })
}

export function showFactor(context: StaffContext, { token, user_id }: Session): Promise<void> {
  return change(context, async (tx, { now }) => {
    await writeFactorShown(tx, hashToken(token), { at: now, factor: 'totp' })
    const entity = { kind: 'user' as const, id: String(user_id) }
    return { result: undefined, audit: { action: 'Second Factor Shown', description: 'Before a signature', entity } }
  })
}

export function closeSession(context: StaffContext, { token }: Session): Promise<void> {
  return change(context, async (tx) => {
    await tx`delete from sessions where token_hash = ${hashToken(token)}`
    return { result: undefined, audit: NOTHING_CHANGED }
  })
}
