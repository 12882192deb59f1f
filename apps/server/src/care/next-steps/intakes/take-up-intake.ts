import type { AuditEntry } from '@clinic/contract/audit'
import { reopened } from '@clinic/core/queues/reopen-intake'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { changeInTurn } from '../../patients/change-in-turn.ts'
import { difference } from '../../patients/change-patient.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { lockRow } from '../lock-row.ts'

/** The patient is back: a record that had ended for silence becomes active, in the transaction of the turn. The caller audits. */
export async function takeUpIntake(tx: Tx, patient_id: string, now: string): Promise<{ entries: AuditEntry[]; live: Notice[] }> {
  await lockRow(tx, patient_id)
  const before = await readPatient(tx, patient_id)
  if (!before || before.abandoned_at === null) return { entries: [], live: [] }
  const fields = reopened(before, now)
  const { after } = await changeInTurn(tx, patient_id, () => fields)
  const entry: AuditEntry = {
    action: 'Intake Taken Up',
    description: 'Came back after the intake had ended as abandoned, and continues where it stopped',
    entity: { kind: 'patient', id: patient_id, type: after.appointment_type },
    patient_id,
    changes: difference(before, fields),
  }
  return { entries: [entry], live: [patientNotice(before, after)] }
}
