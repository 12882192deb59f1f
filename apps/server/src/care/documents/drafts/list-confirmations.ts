import type { ConfirmationRequest } from '@clinic/contract/documents/drafts'
import { mayConfirm } from '@clinic/core/documents/may-confirm'
import { periodText } from '@clinic/core/documents/period'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { note } from '../../../platform/db/change.ts'
import { findOpenConfirmations, periodOf } from './confirmation-store.ts'
import { CONFIRMED_DAYS } from './gather-facts.ts'

const DAY_SECONDS = 86_400

/** What the caller may answer. Each patient shown has an entry. */
export async function listConfirmations(context: StaffContext): Promise<ConfirmationRequest[]> {
  const { sql, staff, now } = context
  const open = await findOpenConfirmations(sql, { staff_id: staff.id, since: later(now, -CONFIRMED_DAYS * DAY_SECONDS) })
  const mine = open.filter((request) => mayConfirm(staff, request))
  for (const patient_id of new Set(mine.map((request) => request.patient_id)))
    await note(context, {
      action: 'Read Patient Record',
      description: 'Read a request to confirm a medical document',
      entity: { kind: 'patient', id: patient_id },
      patient_id,
    })
  return mine.map((request) => ({
    ...{ id: request.id, kind: request.kind, patient_id: request.patient_id, patient: request.patient },
    ...{ asked_by: request.asker, asked_at: request.asked_at, daily_grams: request.daily_grams, ...request.why },
    period: periodText(periodOf(request)),
  }))
}
