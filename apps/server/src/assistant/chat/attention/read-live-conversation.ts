import type { LiveConversation, LogEntry } from '@clinic/contract/chat/attention'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later, minuteIn } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { type Attended, findAttended, findLanguage, findSaid } from '../holding/attention-store.ts'
import { listTeamLines } from '../holding/list-team-lines.ts'
import { mayAttend } from './change-attention.ts'
import { countUnread, findReads, isWatching, saveWatch } from './reads-store.ts'

const WATCH_SECONDS = 1800

/**
 * A conversation so far. Everyone sees one order: each turn of the patient, then the lines that follow it. The
 * holder has an entry for joining; everyone else’s reading is an entry, which `follow` needs again after half an hour. Refusal:
 * `conversation-not-found`.
 */
export async function readLiveConversation(context: StaffContext, id: string, follow = false): Promise<LiveConversation> {
  const { sql, staff, zone, now } = context
  const [held, language] = await Promise.all([findAttended(sql, id), findLanguage(sql, id)])
  if (!held || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
  const mine = held.attention.held_by === staff.id
  const reader = { conversation_id: id, user_id: staff.id }
  if (!mine && !(follow && (await isWatching(sql, reader, now)))) await noteReading(context, held)
  const [turns, after, reads, unread] = await Promise.all([
    findSaid(sql, id),
    listTeamLines(context, id),
    findReads(sql, id),
    countUnread(sql, reader),
  ])
  const log = turns.flatMap(({ turn, at, heard, said, picture, drawing }): LogEntry[] => [
    ...(heard === null ? [] : [{ ...spoken(`${turn}p`, minuteIn(zone, at), { from: 'patient', text: heard }), picture, drawing }]),
    ...(said === '' ? [] : [spoken(`${turn}a`, minuteIn(zone, at), { from: 'assistant', text: said })]),
    ...(after.get(turn) ?? []),
  ])
  return {
    ...{ id, turn: turns.at(-1)?.turn ?? 0, log, mine, unread },
    patient: { delivered_seq: reads.patient.delivered_seq, read_seq: reads.patient.read_seq },
    patient_id: held.patient ? held.patient_id : null,
    live_id: held.patient_id,
    closed: held.closed_at !== null,
    ineligible: held.patient?.eligible === false,
    language: language,
    state: held.attention.state,
    holder: held.holder,
  }
}

function spoken(id: string, minute: string, { from, text }: { from: 'patient' | 'assistant'; text: string }): LogEntry {
  return { id, seq: null, minute, from, text, name: null, mark: null, picture: null, drawing: null }
}

function noteReading(context: StaffContext, { id, patient_id }: Attended): Promise<void> {
  return change(context, async (tx, { staff, now }) => {
    await saveWatch(tx, { conversation_id: id, user_id: staff.id }, later(now, WATCH_SECONDS))
    const entity = { kind: 'conversation' as const, id }
    const description = 'Read what the patient and the assistant said'
    return { result: undefined, audit: { action: 'Read Conversation', description, entity, patient_id } }
  })
}
