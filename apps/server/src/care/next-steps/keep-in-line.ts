import type { AuditEntry } from '@clinic/contract/audit'
import type { LostReason } from '@clinic/contract/queues/today'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { entered } from '@clinic/core/queues/enter'
import { type LostPlans, lostReason } from '@clinic/core/queues/lost-reason'
import { minuteIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { changeInTurn } from '../patients/change-in-turn.ts'
import { difference } from '../patients/change-patient.ts'
import { patientNotice } from '../patients/patient-notice.ts'
import { readPatient } from '../patients/read-patient.ts'
import { lockRow } from './lock-row.ts'
import { readPlans } from './read-plans.ts'

const WHY: Readonly<Record<LostReason, { appointment_type: string; because: string }>> = {
  'renewal-overdue': { appointment_type: 'Reminder Call', because: 'the renewal date has passed' },
  'no-renewal-date': { appointment_type: 'Reminder Call', because: 'no renewal date is set' },
  'next-step-due': { appointment_type: 'Follow Up', because: 'the next step of the last visit is due' },
  'visit-missed': { appointment_type: 'Reminder Call', because: 'a booked visit did not take place' },
  'never-seen': { appointment_type: 'New Patient', because: 'the intake is done and no visit is booked' },
}

/**
 * Puts a patient for whom nothing would happen next into the PCR queue, with the reason in the system notes; nothing where something would
 * (F-3). The caller audits.
 */
export async function keepInLine(
  tx: Tx,
  patient_id: string,
  { now, zone }: { now: string; zone: string },
): Promise<{ entries: AuditEntry[]; live: Notice[] }> {
  await lockRow(tx, patient_id)
  const before = await readPatient(tx, patient_id)
  const reason = before && lostReason(before, await readPlans(tx, patient_id, { now, zone }))
  if (!before || !reason) return { entries: [], live: [] }
  const fields = returned(before, reason, { now, at: minuteIn(zone, now) })
  const { after } = await changeInTurn(tx, patient_id, () => fields)
  const entry: AuditEntry = {
    action: 'Returned To Queue',
    description: `Returned to the PCR queue: ${WHY[reason].because}`,
    entity: { kind: 'patient', id: patient_id, type: after.appointment_type },
    patient_id,
    changes: difference(before, fields),
  }
  return { entries: [entry], live: [patientNotice(before, after)] }
}

/** The fields that put a patient into the PCR queue where nothing would happen next with these plans (F-3); none where something would. */
export function fieldsToKeepInLine(patient: Patient, plans: LostPlans, { now, zone }: { now: string; zone: string }): Partial<Patient> {
  const reason = lostReason(patient, plans)
  return reason ? returned(patient, reason, { now, at: minuteIn(zone, now) }) : {}
}

/**
 * The fields that put a patient into the PCR queue after a call that leaves a colleague something to do, even with a date ahead: to correct a
 * number, or to decide what follows the last one. None for one who is in it, or was ended.
 */
export function fieldsForColleague(
  patient: Patient,
  step: 'correct' | 'decide',
  { now, zone }: { now: string; zone: string },
): Partial<Patient> {
  if (!patient.patient_active || patient.in_pcr_queue) return {}
  const because = step === 'correct' ? 'the phone number is wrong' : 'a manager decides after calls that were not answered'
  return { ...entered(patient, now), system_notes: noted(patient, because, minuteIn(zone, now)) }
}

function returned(patient: Patient, reason: LostReason, { now, at }: { now: string; at: string }): Partial<Patient> {
  const { appointment_type, because } = WHY[reason]
  return {
    ...entered(patient, now),
    appointment_type,
    system_notes: noted(patient, because, at),
  }
}

function noted({ system_notes }: Patient, because: string, at: string): string {
  return prependNote(system_notes, `Back in the PCR queue because ${because} (${at})`)
}
