import { type Context, change } from '../../../platform/db/change.ts'
import type { Session } from '../access/context.ts'
import { endSession } from '../credentials/store.ts'
import { hashToken } from '../credentials/tokens.ts'
import { sessionNotice } from './session-notice.ts'

/** Takes effect immediately in every process (REQ-046, REQ-092). */
export function logOut(context: Context, session: Session): Promise<void> {
  return change(context, async (tx, context) => {
    await endSession(tx, { token_hash: hashToken(session.token), now: context.now })
    return {
      result: undefined,
      audit: { action: 'Log Out', description: 'Logged out', entity: { kind: 'user', id: String(session.user_id) } },
      live: [sessionNotice(session.user_id, session.id)],
    }
  })
}
