import { type Context, change } from '../platform/change.ts'
import type { Session } from './context.ts'
import { lockSession } from './store.ts'
import { tellOfSession } from './tell-of-session.ts'
import { hashToken } from './tokens.ts'

/** Locks a session: until it is unlocked the server answers it nothing but that, and its live streams end (E-9). A locked one stays locked. */
export async function lockScreen(context: Context, session: Session): Promise<void> {
  if (session.stage === 'locked') return
  await change(context, async (tx) => {
    await lockSession(tx, hashToken(session.token))
    return {
      result: undefined,
      audit: { action: 'Screen Locked', description: 'Screen locked', entity: { kind: 'user', id: String(session.user_id) } },
      live: [tellOfSession(session.user_id, session.id)],
    }
  })
}
