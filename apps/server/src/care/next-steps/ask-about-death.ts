import { prependNote } from '@clinic/core/patients/patient'
import { askForHelp } from '@clinic/core/queues/enter'
import { minuteIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { changeInTurn } from '../patients/change-in-turn.ts'
import { patientNotice } from '../patients/patient-notice.ts'

/** `dead_id`: a record of someone who has died. */
type Alike = { patient_id: string; dead_id: string; now: string; zone: string }

/** Asks a PCR to call someone who has the birth date and email of a person who has died; once while it is open. The caller audits. */
export async function askAboutDeath(tx: Tx, { patient_id, dead_id, now, zone }: Alike): Promise<Notice[]> {
  const line = `Birth date and email are those of ${dead_id}, whose death is recorded. No email about the visit was sent. Call the patient.`
  const { before, after } = await changeInTurn(tx, patient_id, (patient) =>
    patient.need_pcr_help_flag && patient.system_notes.includes(line)
      ? {}
      : {
          ...askForHelp(patient, { urgent_reason: null, now }),
          system_notes: prependNote(patient.system_notes, `${line} (${minuteIn(zone, now)})`),
        },
  )
  return [patientNotice(before, after)]
}
