import { isOver } from '@clinic/core/documents/document-step'
import { agedState, EXPIRING_DAYS } from '@clinic/core/documents/validity'
import { addDays } from '@clinic/core/shared/dates'
import { dayIn } from '../../../platform/clock.ts'
import { type Changed, type Context, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { findDocument, findEnding, writeStanding } from './document-store.ts'
import { insertEvent } from './event-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }

/** Each night: marks documents as expiring 60 days before their last day, and as expired after it. Returns how many. */
export async function ageDocuments(schedule: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const today = dayIn(schedule.zone, schedule.now)
  let aged = 0
  for (const { id, patient_id } of await findEnding(schedule.sql, addDays(today, EXPIRING_DAYS)))
    if (await ageOne({ ...BY_TIMETABLE, ...schedule }, { id, patient_id, today })) aged += 1
  return aged
}

/** Only a registered document is expiring; one that no seller has registered expires too, counted from its signature. */
function ageOne(context: Context, { id, patient_id, today }: { id: number; patient_id: string; today: string }): Promise<boolean> {
  return change(context, async (tx, { now }): Promise<Changed<boolean>> => {
    await lockRow(tx, patient_id)
    const document = await findDocument(tx, id)
    const state = document && agedState(document.ends_on, today)
    const isSame = state === 'expiring' && document?.state !== 'registered'
    if (!document || !state || isOver(document.state) || isSame) return { result: false, audit: NOTHING_CHANGED }
    const { seller_id, registration, registered_on, ends_on, dates_differ } = document
    await writeStanding(tx, id, { state, seller_id, registration, registered_on, ends_on, dates_differ })
    await insertEvent(tx, { document_id: id, state, user_id: null, at: now, seller_id: null, on: ends_on, reason: '' })
    return {
      result: true,
      audit: {
        action: 'Medical Document Ending',
        description: `Document ${document.number}: ${state}`,
        entity: { kind: 'document', id: String(id) },
        changes: { state: { from: document.state, to: state } },
        patient_id,
      },
    }
  })
}
