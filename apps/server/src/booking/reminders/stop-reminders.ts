import type { ReminderLink } from '@clinic/contract/booking/reminders'
import { type Changed, type Context, change, type Inside } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type ReminderContext, readReminders, subscriptionOf } from './read-reminders.ts'
import { deleteUnsubscribed, insertUnsubscribed } from './reminder-store.ts'

const BY_LINK = { kind: 'nobody' as const, name: 'Patient, by link' }

/** Unsubscribes the patient behind a link; idempotent. `how`: for the audit log. Refusal: `reminder-link-invalid`. */
export async function stopReminders(context: ReminderContext, key: string, how = ''): Promise<ReminderLink> {
  const { patient_id, subscribed } = await subscriptionOf(context, key)
  if (subscribed) {
    await unlessDone(context, async (tx, context) => {
      if (!(await insertUnsubscribed(tx, patient_id, context.now))) throw new Problem('already-done')
      const audit = {
        action: 'Reminders Stopped',
        description: 'Wants no more reminders by mail',
        ...about(patient_id),
        additionalInfo: how,
      } as const
      return { result: null, audit }
    })
  }
  return readReminders(context, key)
}

/** Undoes `stopReminders`. Refusal: `reminder-link-invalid`. */
export async function resumeReminders(context: ReminderContext, key: string): Promise<ReminderLink> {
  const { patient_id, subscribed } = await subscriptionOf(context, key)
  if (!subscribed) {
    await unlessDone(context, async (tx) => {
      if (!(await deleteUnsubscribed(tx, patient_id))) throw new Problem('already-done')
      return { result: null, audit: { action: 'Reminders Resumed', description: 'Wants reminders by mail again', ...about(patient_id) } }
    })
  }
  return readReminders(context, key)
}

/** Of two concurrent identical calls the second does nothing and is not audited. */
async function unlessDone(context: Context, work: (tx: Tx, context: Inside) => Promise<Changed<null>>): Promise<void> {
  try {
    await change({ ...context, actor: BY_LINK }, (tx, context) => work(tx, context))
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'already-done') throw error
  }
}

function about(patient_id: string) {
  return { entity: { kind: 'patient' as const, id: patient_id }, patient_id }
}
