import type { Input } from '@clinic/contract/endpoint'
import type { recordDeath as recordDeathCall } from '@clinic/contract/patients/death'
import { recordDeath as decide, REPORTER_TEXTS } from '@clinic/core/queues/record-death'
import { settleAttention } from '../../../assistant/chat/holding/settle-attention.ts'
import { cancelForDeath } from '../../../booking/visits/cancel-for-death.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn, minuteIn } from '../../../platform/clock.ts'
import { endByDeath } from '../../documents/life/end-by-death.ts'
import { type ChangedPatient, changePatient } from '../change-patient.ts'
import { closeCalls, openRecord } from './death-store.ts'

type Order = { patient_id: string } & Input<typeof recordDeathCall>['body']

/**
 * A patient has died: the record ends, and in the same transaction the visit ahead is cancelled without an email, the planned call ends, documents
 * end, and each seller is to be told by a letter (s. 286(1)). Refusals: those of the rule and of `changePatient`.
 */
export async function recordDeath(
  context: StaffContext,
  { patient_id, reported_by, died_on = null, version }: Order,
): Promise<ChangedPatient> {
  const { now, zone } = context
  const { sql: _, ...inside } = context
  const changed = await changePatient(context, {
    patient_id,
    action: 'Record Death',
    description: `Recorded that the patient has died, ${REPORTER_TEXTS[reported_by]}`,
    undoable: true,
    ...(version !== undefined && { version }),
    decide: (patient) => decide(patient, { reported_by, died_on, now, today: dayIn(zone, now), at: minuteIn(zone, now) }),
    follow: async (tx) => {
      await closeCalls(tx, patient_id, now)
      await openRecord(tx, { patient_id, user_id: inside.staff.id, now })
      const visit = await cancelForDeath(tx, patient_id, inside)
      return { live: visit?.live ?? [], entries: [...(visit?.entries ?? []), ...(await endByDeath(tx, patient_id, inside))] }
    },
  })
  await settleAttention(context, patient_id, 'died')
  return changed
}
