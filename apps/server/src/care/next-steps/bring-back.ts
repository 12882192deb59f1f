import type { AuditEntry } from '@clinic/contract/audit'
import type { Patient } from '@clinic/core/patients/patient'
import { bringBack as decide } from '@clinic/core/queues/bring-back'
import { minuteIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { Problem } from '../../platform/http/problem.ts'
import { changeInTurn } from '../patients/change-in-turn.ts'
import { difference } from '../patients/change-patient.ts'
import { patientNotice } from '../patients/patient-notice.ts'
import { readPatient } from '../patients/read-patient.ts'
import { lockRow } from './lock-row.ts'

/**
 * A visit is booked in this transaction: a record that had ended is a live one again (F-3). The caller audits. Refusals: `patient-inactive`,
 * `record-merged`.
 */
export async function bringBack(
  tx: Tx,
  patient_id: string,
  { now, zone }: { now: string; zone: string },
): Promise<{ entries: AuditEntry[]; live: Notice[] }> {
  await lockRow(tx, patient_id)
  const before = await readPatient(tx, patient_id)
  const decision = before && decide(before, { now, at: minuteIn(zone, now) })
  if (!decision) return { entries: [], live: [] }
  if ('refuse' in decision) throw new Problem(decision.refuse)
  if (Object.keys(decision.change).length === 0) return { entries: [], live: [] }
  const { after } = await changeInTurn(tx, patient_id, () => decision.change)
  const entry = (what: Pick<AuditEntry, 'action' | 'description'>, fields: Partial<Patient>): AuditEntry => ({
    ...what,
    entity: { kind: 'patient', id: patient_id, type: after.appointment_type },
    patient_id,
    changes: difference(before, fields),
  })
  return { entries: [entry(before.patient_active ? ELIGIBLE : REOPENED, decision.change)], live: [patientNotice(before, after)] }
}

const REOPENED = { action: 'Reopen Intake', description: 'Reopened the record, as a visit was booked' } as const
const ELIGIBLE = { action: 'Reset Eligibility', description: 'Made eligible again, as a visit was booked' } as const
