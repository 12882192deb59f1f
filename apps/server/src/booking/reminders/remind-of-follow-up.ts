import { REMINDER_DAYS } from '@clinic/core/booking/plan-reminders'
import type { Patient } from '@clinic/core/patients/patient'
import { dayIn, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { wakingMoments } from './plan-due-reminders.ts'
import { insertFollowUpReminders } from './reminder-store.ts'

const DAY = 86_400

/** Plans the reminders of a follow-up that has just been requested; each is checked again before it leaves. */
export async function remindOfFollowUp(
  tx: Tx,
  { before, after }: { before: Patient; after: Patient },
  { now, zone }: { now: string; zone: string },
): Promise<void> {
  if (before.follow_up_questionnaire_required || !after.follow_up_questionnaire_required) return
  const moments = REMINDER_DAYS.follow_up.map((days) => ({
    days,
    mail_at: wakingMoments(later(now, days * DAY), zone)[after.province ?? ''] ?? now,
  }))
  await insertFollowUpReminders(tx, { patient_id: after.patient_id, due_on: dayIn(zone, now), moments })
}
