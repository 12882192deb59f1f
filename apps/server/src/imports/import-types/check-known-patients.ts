import type { RowError } from '@clinic/contract/imports'
import { ERROR_TEXTS } from '@clinic/core/imports/error-texts'
import { phoneKey } from '@clinic/core/patients/matches-identifiers'
import { foldText } from '@clinic/core/shared/fold-text'
import { readMany } from '../../care/patients/read-many.ts'
import { findKnown, type Given } from '../../care/patients/registration/find-known.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { CheckRow, ImportRow } from './import-type.ts'

/** A row is not imported as a new patient if it is of someone who is known, or of an earlier row (F-13). */
export function checkKnownPatients(sql: Sql): CheckRow {
  const met = new Map<string, number>()
  return async (rows) => {
    const there = await readMany(
      sql,
      rows.map(({ key }) => key),
    )
    const fresh = rows.filter(({ key }) => !there.has(key))
    const faults = new Map<string, RowError>()
    for (const row of fresh) {
      const earlier = marksOf(row).flatMap((mark) => met.get(mark) ?? [])[0]
      if (earlier !== undefined) faults.set(row.key, { field: 'patient_id', message: `${ERROR_TEXTS.samePersonInFile} ${earlier}.` })
      for (const mark of marksOf(row)) if (!met.has(mark)) met.set(mark, row.row_number)
    }
    for (const { patient_id, known_as, why } of await findKnown(sql, fresh.map(givenBy)))
      faults.set(patient_id, {
        field: 'patient_id',
        message: `${why === 'merged' ? ERROR_TEXTS.merged : ERROR_TEXTS.samePerson} ${known_as}.`,
      })
    return faults
  }
}

function givenBy({ key, text }: ImportRow): Given {
  const { first_name = '', last_name = '', date_of_birth = '', phone = '', email = '' } = text
  return { patient_id: key, first_name, last_name, date_of_birth, phone, email }
}

/** Name and birth date with the phone, and with the email. */
function marksOf(row: ImportRow): string[] {
  const { first_name, last_name, date_of_birth, phone, email } = givenBy(row)
  if (last_name === '' || date_of_birth === '') return []
  const who = `${foldText(first_name)}|${foldText(last_name)}|${date_of_birth}`
  return [...(phone === '' ? [] : [`${who}|${phoneKey(phone)}`]), ...(email === '' ? [] : [`${who}|${email.toLowerCase()}`])]
}
