import { takeUpIntake } from '../../care/next-steps/intakes/take-up-intake.ts'
import type { Changed } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findShown, type ShownPatient } from './store.ts'

type Taking = { context: { now: string }; conversation: { id: string }; patient: ShownPatient | null; away: boolean }

/** A turn of a patient whose intake had ended for silence: the record is active again in the same transaction (F-3). */
export async function comeBack<Job extends Taking, T>(tx: Tx, job: Job, take: (job: Job) => Promise<Changed<T>>): Promise<Changed<T>> {
  const { patient, context, conversation } = job
  if (!patient || patient.abandoned_at === null) return take(job)
  const { entries, live } = await takeUpIntake(tx, patient.patient_id, context.now)
  const [first, ...others] = entries
  if (!first) return take(job)
  const done = await take({ ...job, patient: await findShown(tx, conversation.id), away: true })
  const own = typeof done.audit === 'string' ? [] : 'action' in done.audit ? [done.audit] : done.audit
  return { ...done, audit: [first, ...others, ...own], live: [...live, ...(done.live ?? [])] }
}
