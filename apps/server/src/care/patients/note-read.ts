import { accessReason, type Connected } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'

const BEYOND_QUEUES = {
  booked: 'as the practitioner of a visit',
  held: 'assigned to them in the last 90 days',
  completed: 'as the practitioner who completed a visit',
  managed: 'as a manager of a queue that the patient left in the last 90 days',
  'look-up': 'after looking up the caller',
} as const

/**
 * Records that the caller read a patient’s record, with the reason where it is not their queue (A-13, F-1). Refusal:
 * `patient-not-found`, also for a record that is not open to them.
 */
export async function noteRead(context: StaffContext, patient: (Connected & { patient_id: string }) | null, what: string): Promise<void> {
  const reason = patient && accessReason(context.staff, patient)
  if (!patient || !reason) throw new Problem('patient-not-found')
  const { patient_id } = patient
  const why = reason in BEYOND_QUEUES ? `, ${BEYOND_QUEUES[reason as keyof typeof BEYOND_QUEUES]}` : ''
  await note(context, {
    action: 'Read Patient Record',
    description: `${what}${why}`,
    entity: { kind: 'patient', id: patient_id },
    patient_id,
  })
}
