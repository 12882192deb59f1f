import type { Transcript } from '@clinic/contract/transcripts'
import { findAlarmConversation } from '../../care/alarms/find-alarm-conversation.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentConversation } from './read-conversation.ts'
import { resolveIdle } from './resolve-idle.ts'
import { findConversation } from './store.ts'

/** The conversation of an open alarm, for everyone who may see the alarm (F-4). The reading is an entry. Refusal: `alarm-not-found`. */
export async function readAlarmTranscript(context: StaffContext, alarm_id: string): Promise<Transcript> {
  const conversation_id = await findAlarmConversation(context, /^\d{1,9}$/.test(alarm_id) ? Number(alarm_id) : 0)
  const found = await findConversation(context.sql, conversation_id, resolveIdle(context.now))
  if (!found) throw new Problem('alarm-not-found')
  return presentConversation(context, found)
}
