import type { DeathCorrection } from '@clinic/contract/patients/death'
import { CORRECTION_TEXTS, correctDeath as decide } from '@clinic/core/queues/record-death'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { minuteIn } from '../../../platform/clock.ts'
import { reviveDocuments } from '../../documents/life/end-by-death.ts'
import { type ChangedPatient, changePatient } from '../change-patient.ts'

/**
 * A recorded death was no fact: the patient is active again and in the PCR queue. Cancelled visits stay cancelled, and documents come back where no
 * letter was sent. Refusals: those of the rule and of `changePatient`.
 */
export function correctDeath(
  context: StaffContext,
  { patient_id, reason }: { patient_id: string; reason: DeathCorrection },
): Promise<ChangedPatient> {
  const { sql: _, ...inside } = context
  const { now, zone } = inside
  return changePatient(context, {
    patient_id,
    action: 'Correct Death',
    description: `Corrected the recorded death: ${CORRECTION_TEXTS[reason]}`,
    decide: (patient) => decide(patient, { reason, now, at: minuteIn(zone, now) }),
    follow: async (tx, { death_recorded_at }) => ({
      entries: death_recorded_at === null ? [] : await reviveDocuments(tx, patient_id, { died: death_recorded_at, context: inside }),
      live: [],
    }),
  })
}
