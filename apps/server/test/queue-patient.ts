import type { ProvinceCode } from '@clinic/contract/provinces'
import { newPatient } from '@clinic/core/patients/status-fields'
import { enterPcrQueue } from '@clinic/core/queues/enter'
import { describeEffect } from '../src/assistant/chat/describe-effect.ts'
import { changeInTurn } from '../src/care/patients/change-in-turn.ts'
import { change } from '../src/platform/db/change.ts'
import type { Sql } from '../src/platform/db/database.ts'

const ZONE = 'America/Toronto'

export type NamedPatient = { first_name: string; last_name: string; province?: ProvinceCode }

/** Puts a new patient, by default of Ontario, at the end of the PCR queue by the change that the chat makes when an intake is done. Returns the id. */
export async function queuePatient(sql: Sql, known: NamedPatient): Promise<string> {
  const now = new Date().toISOString()
  return change({ sql, actor: { kind: 'assistant' }, now, zone: ZONE, address: '' }, async (tx) => {
    const [made] = await tx<{ patient_id: string }[]>`select 'TCN-' || nextval('patient_number') as patient_id`
    if (!made) throw new Error('there is no number for a patient')
    const { patient_id } = made
    const fields = {
      province: 'ON' as const,
      ...known,
      date_of_birth: '1980-05-17',
      async_questionnaire_complete: true,
      ...enterPcrQueue(newPatient(patient_id), { appointment_type: 'New Patient', now }),
    }
    const turn = await changeInTurn(tx, patient_id, () => fields)
    const contact = { phone: '416-555-0134', email: `${patient_id.toLowerCase()}@example.ca` }
    await tx`update patients set ${tx(contact)} where patient_id = ${patient_id}`
    await tx`insert into patient_details (patient_id, gender, city) values (${patient_id}, 'FEMALE', 'Toronto')`
    const { entries, live } = describeEffect({ ...turn, before: { ...turn.after, ...newPatient(patient_id) } }, fields, {
      action: 'Enter PCR Queue',
      description: 'Entered the PCR queue from the chat',
    })
    const [entry] = entries
    if (!entry) throw new Error('an entry is missing')
    return { result: patient_id, audit: entry, live }
  })
}
