import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isVisible } from './is-visible.ts'
import { findAlarm } from './store.ts'

/** The conversation of an open alarm. Refusal: `alarm-not-found`, also where the reader may not see it or there was no chat. */
export async function findAlarmConversation({ sql, staff }: StaffContext, id: number): Promise<string> {
  const alarm = await findAlarm(sql, id)
  if (!alarm || alarm.closed_at !== null || alarm.conversation_id === null || !isVisible(staff, alarm)) throw new Problem('alarm-not-found')
  return alarm.conversation_id
}
