import type { LiveConversation, LogEntry } from '@clinic/contract/chat/attention'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { minuteIn } from '../../../platform/clock.ts'
import { note } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAttended, findLines, findSaid, type StoredLine } from './attention-store.ts'
import { mayAttend } from './change-attention.ts'

/**
 * A conversation so far. Everyone sees one order: each turn of the patient, then the lines that follow it. The
 * holder has an entry for joining; everyone else’s reading is an entry. Refusal: `conversation-not-found`.
 */
export async function readLiveConversation(context: StaffContext, id: string): Promise<LiveConversation> {
  const { sql, staff, zone } = context
  const held = await findAttended(sql, id)
  if (!held || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
  const mine = held.attention.held_by === staff.id
  if (!mine)
    await note(context, {
      action: 'Read Conversation',
      description: 'Read what the patient and the assistant said',
      entity: { kind: 'conversation', id },
      patient_id: held.patient_id,
    })
  const [turns, lines] = await Promise.all([findSaid(sql, id), findLines(sql, id)])
  const after = Map.groupBy(lines, ({ turn }) => turn)
  const log = turns.flatMap(({ turn, at, heard, said }): LogEntry[] => [
    ...(heard === null ? [] : [spoken(`${turn}p`, minuteIn(zone, at), { from: 'patient', text: heard })]),
    ...(said === '' ? [] : [spoken(`${turn}a`, minuteIn(zone, at), { from: 'assistant', text: said })]),
    ...(after.get(turn) ?? []).map((line) => presentLine(line, zone)),
  ])
  return {
    ...{ id, turn: turns.at(-1)?.turn ?? 0, log, mine },
    patient_id: held.patient ? held.patient_id : null,
    live_id: held.patient_id,
    closed: held.closed_at !== null,
    state: held.attention.state,
    holder: held.holder,
  }
}

function spoken(id: string, minute: string, { from, text }: { from: 'patient' | 'assistant'; text: string }): LogEntry {
  return { id, minute, from, text, name: null, mark: null }
}

function presentLine({ seq, at, name, mark, text }: StoredLine, zone: string): LogEntry {
  return { id: `${seq}s`, minute: minuteIn(zone, at), from: mark === null ? 'staff' : 'mark', name, mark, text }
}
