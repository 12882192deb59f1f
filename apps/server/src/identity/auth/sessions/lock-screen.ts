import { type Context, change } from '../../../platform/db/change.ts'
import type { Session } from '../access/context.ts'
import { lockSession } from '../credentials/store.ts'
import { hashToken } from '../credentials/tokens.ts'
import { sessionNotice } from './session-notice.ts'

/** Until it is unlocked the server refuses everything else, and its live streams end (E-9). Idempotent. */
export async function lockScreen(context: Context, session: Session): Promise<void> {
  if (session.stage === 'locked') return
  await change(context, async (tx) => {
    await lockSession(tx, hashToken(session.token))
    return {
      result: undefined,
      audit: { action: 'Screen Locked', description: 'Screen locked', entity: { kind: 'user', id: String(session.user_id) } },
      live: [sessionNotice(session.user_id, session.id)],
    }
  })
}
