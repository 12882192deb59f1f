import type { AuditEntry } from '@clinic/contract/audit'
import { deviceWords } from '@clinic/core/auth/device-words'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../access/context.ts'
import { endSessionsOf } from '../credentials/store.ts'
import { whoseSessions } from './list-sessions.ts'
import { sessionNotice } from './session-notice.ts'

export type EndSessions = { id: string; session_id?: string }
export type Ended = { ended: number }

/**
 * Ends one session of another user, or all without `session_id`. Administrators only; one’s own end through
 * `endOwnSessions`. Refusals: `forbidden`, `user-not-found`, `own-account`, `already-done` for a session that is over.
 */
export async function endSessions(context: StaffContext, { id, session_id }: EndSessions): Promise<Ended> {
  const user_id = await whoseSessions(context, id)
  if (user_id === context.staff.id) throw new Problem('own-account')
  return endChosen(context, { user_id, only: session_id ?? null, except: null })
}

/** The user’s open screens are notified and go to the login. Refusal: `already-done` for one that is over. */
export function endChosen(context: StaffContext, chosen: { user_id: number; only: string | null; except: string | null }): Promise<Ended> {
  const { user_id } = chosen
  return change(context, async (tx, context) => {
    const ended = await endSessionsOf(tx, { ...chosen, now: context.now })
    const [first, ...others] = ended.map(({ agent }) => entryOf(user_id, agent))
    if (!first && chosen.only !== null) throw new Problem('already-done')
    if (!first) return { result: { ended: 0 }, audit: NOTHING_CHANGED }
    return {
      result: { ended: ended.length },
      audit: [first, ...others] as const,
      live: ended.map((one) => sessionNotice(user_id, one.id)),
    }
  })
}

/**
 * Part of another change (a new password, a disabled account): ends all sessions but one and returns the notices to
 * send.
 */
export async function endEverySession(
  tx: Tx,
  { user_id, except = null, now }: { user_id: number; except?: string | null; now: string },
): Promise<Notice[]> {
  const ended = await endSessionsOf(tx, { user_id, except, now })
  return ended.map((one) => sessionNotice(user_id, one.id))
}

function entryOf(user_id: number, agent: string): AuditEntry {
  return {
    action: 'Session Ended',
    description: `Session ended: ${deviceWords(agent)}`,
    entity: { kind: 'user', id: String(user_id) },
  }
}
