import type { StatusRow } from '@clinic/contract/patients'
import { ageOn } from '@clinic/core/shared/dates'

type Person = Pick<StatusRow, 'patient_id' | 'first_name' | 'last_name' | 'date_of_birth'>

/** How a question names a patient: by name, or by the ID while there is no name. */
export function personText({ first_name, last_name, patient_id }: Person): string {
  return `${first_name} ${last_name}`.trim() || patient_id
}

/** The first sentence of a question: whom it is about, so that two people of one name are not taken for each other. */
export function identityText(row: Person, today = new Date().toISOString()): string {
  const age = row.date_of_birth ? ageOn(row.date_of_birth, today.slice(0, 10)) : null
  return `${[...new Set([personText(row), age ?? [], row.patient_id].flat())].join(', ')}.`
}
