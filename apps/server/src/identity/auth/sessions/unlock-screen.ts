import type { AuditEntry } from '@clinic/contract/audit'
import { UNLOCK_TRIES } from '@clinic/contract/auth'
import type { CurrentUser } from '@clinic/contract/users'
import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readMe } from '../../users/directory/read-me.ts'
import type { Session } from '../access/context.ts'
import { verifyPassword } from '../credentials/passwords.ts'
import { countUnlockTry, endSession, findOwnAccount, unlockSession } from '../credentials/store.ts'
import { hashToken } from '../credentials/tokens.ts'
import { sessionNotice } from './session-notice.ts'

/**
 * Needs only the password; the code was given at login (E-9). Refusals: `wrong-password` with the attempts left;
 * `session-ended` after the fifth, or when it has expired.
 */
export async function unlockScreen(context: Context, { session, password }: { session: Session; password: string }): Promise<CurrentUser> {
  const { sql, now } = context
  const token_hash = hashToken(session.token)
  const entity = { kind: 'user' as const, id: String(session.user_id) }
  const tries = await countUnlockTry(sql, { token_hash, tries: UNLOCK_TRIES })
  if (tries === null) throw new Problem('session-ended')
  const account = await findOwnAccount(sql, session.user_id)
  if (!(await verifyPassword(account?.password_hash ?? null, password))) return refuse(context, session, tries)
  await change(context, async (tx) => {
    if (!(await unlockSession(tx, { token_hash, now }))) throw new Problem('session-ended')
    return { result: undefined, audit: { action: 'Screen Unlocked', description: 'Screen unlocked with the password', entity } }
  })
  return readMe(sql, session.user_id)
}

async function refuse(context: Context, session: Session, tries: number): Promise<never> {
  const entity = { kind: 'user' as const, id: String(session.user_id) }
  const left = UNLOCK_TRIES - tries
  await change(context, async (tx, context) => {
    if (left === 0) await endSession(tx, { token_hash: hashToken(session.token), now: context.now })
    const refused: AuditEntry = {
      action: 'Unlock Refused',
      description: `Wrong password at the locked screen, try ${tries} of ${UNLOCK_TRIES}`,
      entity,
    }
    const ended: AuditEntry = {
      action: 'Session Ended',
      description: 'Session ended: too many wrong passwords at the locked screen',
      entity,
    }
    return {
      result: undefined,
      audit: left === 0 ? [refused, ended] : refused,
      live: left === 0 ? [sessionNotice(session.user_id, session.id)] : [],
    }
  })
  throw left === 0 ? new Problem('session-ended') : new Problem('wrong-password', { left })
}
