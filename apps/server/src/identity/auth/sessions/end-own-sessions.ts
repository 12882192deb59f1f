import type { Session, StaffContext } from '../access/context.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { type Ended, endChosen } from './end-sessions.ts'

export type EndOwnSessions = { session: Session; current_password: string; session_id?: string | undefined }

/**
 * Ends one session of one's own, or without `session_id` all but the one that asks, after the password once more: who finds an unlocked screen
 * throws nobody out (ASVS 7.5.2). Refusals: as `confirmPassword`, `already-done` when there is nothing to end.
 */
export async function endOwnSessions(context: StaffContext, { session, current_password, session_id }: EndOwnSessions): Promise<Ended> {
  await confirmPassword(context, { current_password, refusal: 'Session End Refused' })
  const all = session_id === undefined
  return endChosen(context, { user_id: context.staff.id, only: all ? null : session_id, except: all ? session.id : null })
}
