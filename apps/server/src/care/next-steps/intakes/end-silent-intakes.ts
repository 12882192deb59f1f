import type { AuditEntry } from '@clinic/contract/audit'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { entered } from '@clinic/core/queues/enter'
import { SILENT_DAYS, type SilentIntake, silentIntake } from '@clinic/core/queues/silent-intake'
import { addDays } from '@clinic/core/shared/dates'
import { dayIn, dayRange, minuteIn } from '../../../platform/clock.ts'
import { type Context, change, type Inside, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { changeInTurn } from '../../patients/change-in-turn.ts'
import { difference } from '../../patients/change-patient.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findSilent, lockSilent, readSigns } from './intake-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const PAGE = 200
/** Of one night: a queue takes no flood. */
const MOST_FLAGGED = 500
type Schedule = Pick<Context, 'sql' | 'now' | 'zone'>
export type EndedIntakes = { abandoned: number; flagged: number }

/**
 * Ends intakes that have been silent for 30 days of the clinic after their last reminder, one transaction each (F-3); one with an open clinical
 * flag joins the PCR queue instead. Patients who are writing are skipped. A second run finds nothing.
 */
export async function endSilentIntakes(schedule: Schedule): Promise<EndedIntakes> {
  const { sql, now, zone } = schedule
  const first = addDays(dayIn(zone, now), 1 - SILENT_DAYS)
  const since = dayRange(zone, first, first).from
  const ended: EndedIntakes = { abandoned: 0, flagged: 0 }
  for (let after = ''; ; ) {
    const ids = await findSilent(sql, { since, after, limit: PAGE })
    for (const id of ids) {
      const outcome = await endOne({ ...BY_TIMETABLE, ...schedule }, id, ended.flagged < MOST_FLAGGED)
      if (outcome) ended[outcome] += 1
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < PAGE) return ended
    after = last
  }
}

function endOne(context: Context, patient_id: string, mayReturn: boolean): Promise<SilentIntake | null> {
  return change<SilentIntake | null>(context, async (tx, context) => {
    const before = (await lockSilent(tx, patient_id)) ? await readPatient(tx, patient_id) : null
    const outcome = before && silentIntake(before, await readSigns(tx, patient_id, context))
    if (!before || !outcome || (outcome === 'flagged' && !mayReturn)) return { result: null, audit: NOTHING_CHANGED }
    const fields = FIELDS[outcome](before, context)
    const { after } = await changeInTurn(tx, patient_id, () => fields)
    const entry: AuditEntry = {
      ...ENTRIES[outcome],
      entity: { kind: 'patient', id: patient_id, type: after.appointment_type },
      patient_id,
      changes: difference(before, fields),
    }
    return { result: outcome, audit: entry, live: [patientNotice(before, after)] }
  })
}

const BECAUSE = 'the intake stopped while a clinical flag is open'

const ENTRIES: Readonly<Record<SilentIntake, Pick<AuditEntry, 'action' | 'description'>>> = {
  abandoned: { action: 'Intake Abandoned', description: `Ended as abandoned: no sign of the patient for ${SILENT_DAYS} days` },
  flagged: { action: 'Returned To Queue', description: `Returned to the PCR queue: ${BECAUSE}` },
}

const FIELDS: Readonly<Record<SilentIntake, (patient: Patient, at: Inside<Context>) => Partial<Patient>>> = {
  abandoned: (_, { now }) => ({ patient_active: false, abandoned_at: now }),
  flagged: (patient, { now, zone }) => ({
    ...entered(patient, now),
    appointment_type: 'New Patient',
    system_notes: prependNote(patient.system_notes, `Back in the PCR queue because ${BECAUSE} (${minuteIn(zone, now)})`),
  }),
}
