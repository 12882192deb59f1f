import { type ReplyPeriod, type StaffReplies, WAITING_ROWS, type WaitingConversation } from '@clinic/contract/transcripts'
import { canSee } from '@clinic/core/queues/can-see'
import { addDays } from '@clinic/core/shared/dates'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn, minuteIn } from '../../platform/clock.ts'
import { note } from '../../platform/db/change.ts'
import { readMoment } from '../../platform/db/read-replica.ts'
import { resolveRange } from '../../reports/resolve-range.ts'
import { checkReadable } from './check-readable.ts'
import { resolveIdle } from './resolve-idle.ts'
import { countHandBacks, type FoundWaiting, findWaiting, measureReplies } from './staff-reply-store.ts'

/**
 * How conversations with people go (F-11): who waits now, how long a first reply took in the last days up to today, and who handed back. Figures
 * are of the whole clinic; a patient is named only where the reader may open the record. The reading is an entry.
 */
export async function readStaffReplies(context: StaffContext, { days }: { days: ReplyPeriod }): Promise<StaffReplies> {
  const { zone, now } = context
  const today = dayIn(zone, now)
  const range = resolveRange(context, { startDate: addDays(today, 1 - Number(days)), endDate: today })
  const [found, replies, handBacks] = await readMoment(context.sql, (tx) =>
    Promise.all([
      findWaiting(tx, { now, idle: resolveIdle(now), limit: WAITING_ROWS }),
      measureReplies(tx, range),
      countHandBacks(tx, range),
    ]),
  )
  await note(context, {
    action: 'Read Report',
    description: `Read how long patients waited for a person from ${range.first} to ${range.last}`,
    entity: { kind: 'list', id: 'staff_replies' },
  })
  return {
    ...{ startDate: range.first, endDate: range.last, minute: minuteIn(zone, now), replies, handBacks },
    waiting: { total: found[0]?.total ?? 0, rows: found.map((row) => presentWaiting(context, row)) },
  }
}

function presentWaiting({ staff, zone }: StaffContext, found: FoundWaiting): WaitingConversation {
  const { id, since, seconds, holder, patient, patient_id, name } = found
  const seen = patient !== null && canSee(staff, patient)
  return {
    ...{ id, seconds, holder, minute: minuteIn(zone, since), readable: checkReadable(staff, patient) },
    patient_id: seen ? patient_id : null,
    name: seen ? name : null,
  }
}
