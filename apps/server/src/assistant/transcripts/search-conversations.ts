import {
  CONVERSATIONS_COUNT_LIMIT,
  CONVERSATIONS_PAGE,
  type ConversationFilter,
  type ConversationPage,
  type ConversationRow,
} from '@clinic/contract/transcripts'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayRange, minuteIn } from '../../platform/clock.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { checkReadable } from './check-readable.ts'
import { resolveIdle } from './resolve-idle.ts'
import { countConversations, type FoundConversation, findConversations, type Place, type Wanted } from './store.ts'

/**
 * One page of the conversations that fit, newest first, after a place; whose each is only where the reader may open the record. The
 * searching is an entry. Refusal: `invalid-input` for days in the wrong order.
 */
export async function searchConversations(
  context: StaffContext,
  { before, ...filter }: ConversationFilter & { before: string },
): Promise<ConversationPage> {
  const { sql } = context
  const wanted = wantedOf(context, filter)
  await note(context, {
    action: 'Search Conversations',
    description: 'Looked through the conversations of the assistant',
    entity: { kind: 'list', id: 'conversations' },
    additionalInfo: JSON.stringify(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))),
  })
  const [found, count] = await Promise.all([
    findConversations(sql, wanted, { before: placeOf(before), limit: CONVERSATIONS_PAGE + 1 }),
    countConversations(sql, wanted, CONVERSATIONS_COUNT_LIMIT + 1),
  ])
  const rows = found.slice(0, CONVERSATIONS_PAGE)
  const last = found.length > CONVERSATIONS_PAGE ? rows.at(-1) : undefined
  return {
    rows: rows.map((row) => presentRow(context, row)),
    total: Math.min(count, CONVERSATIONS_COUNT_LIMIT),
    more: count > CONVERSATIONS_COUNT_LIMIT,
    older: last ? `${last.started_at}_${last.id}` : null,
  }
}

function wantedOf({ zone, now }: StaffContext, { from, until, outcome, stage, misunderstood }: ConversationFilter): Wanted {
  if (from !== '' && until !== '' && until < from) throw new Problem('invalid-input', { fields: { until: 'is before from' } })
  return {
    from: from === '' ? null : dayRange(zone, from, from).from,
    until: until === '' ? null : dayRange(zone, until, until).until,
    idle: resolveIdle(now),
    outcome,
    stage,
    misunderstood: misunderstood === '1',
  }
}

function placeOf(cursor: string): Place | null {
  const [at, id] = cursor.split('_')
  return at && id ? { at, id } : null
}

function presentRow({ staff, zone }: StaffContext, row: FoundConversation): ConversationRow {
  const { id, started_at, stage, messages, seconds, outcome, misunderstood, patient, patient_id } = row
  return {
    ...{ id, stage, messages, outcome, misunderstood },
    minute: minuteIn(zone, started_at),
    minutes: Math.round(seconds / 60),
    patient_id: patient && canSee(staff, patient) ? patient_id : null,
    readable: checkReadable(staff, patient),
  }
}
