import type { PersonalInformation } from '@clinic/contract/chat'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { findPersonal } from './store.ts'

/** Personal details as in the chat’s form; null when never collected. */
export async function readPersonal(sql: Sql | Tx, patient_id: string): Promise<PersonalInformation | null> {
  const row = await findPersonal(sql, patient_id)
  if (!row) return null
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth ?? '',
    gender: row.gender ?? '',
    provincialHealthID: row.health_number,
    phone: row.phone,
    email: row.email,
    streetAddress: row.street_address,
    city: row.city,
    province: row.province === null ? '' : provinceName(row.province),
    country: 'Canada',
    zipcode: row.postal_code,
    differentMailingAddress: row.different_mailing_address,
    ...(row.different_mailing_address && {
      mailingStreetAddress: row.mailing_street_address ?? '',
      mailingCity: row.mailing_city ?? '',
      mailingProvince: row.mailing_province ?? '',
      mailingCountry: 'Canada',
      mailingZipcode: row.mailing_postal_code ?? '',
    }),
  }
}
