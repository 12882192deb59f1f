import type { Session, StaffContext } from '../access/context.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { type Ended, endChosen } from './end-sessions.ts'

export type EndOwnSessions = { session: Session; current_password: string; session_id?: string | undefined }

/**
 * Ends one of one’s own sessions, or without `session_id` all but the current one. Asks for the password, so that
 * someone at an unlocked screen cannot log the owner out (ASVS 7.5.2). Refusals: as `confirmPassword`, `already-done`
 * when there is none to end.
 */
export async function endOwnSessions(context: StaffContext, { session, current_password, session_id }: EndOwnSessions): Promise<Ended> {
  await confirmPassword(context, { current_password, refusal: 'Session End Refused' })
  const all = session_id === undefined
  return endChosen(context, { user_id: context.staff.id, only: all ? null : session_id, except: all ? session.id : null })
}
