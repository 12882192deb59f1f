import type { PersonalInformation } from '@clinic/contract/chat'
import type { Tx } from '../../platform/db/database.ts'
import { setContact, upsertDetails } from './store.ts'

/** Stores identity and address apart from the status row; phone and email also go to the searched row (C-10). */
export function savePersonal(tx: Tx, patient_id: string, personal: PersonalInformation): Promise<unknown> {
  const mailing = personal.differentMailingAddress
  const details = upsertDetails(tx, {
    patient_id,
    gender: personal.gender,
    health_number: personal.provincialHealthID,
    street_address: personal.streetAddress,
    city: personal.city,
    country: personal.country,
    postal_code: personal.zipcode,
    mailing_street_address: mailing ? (personal.mailingStreetAddress ?? null) : null,
    mailing_city: mailing ? (personal.mailingCity ?? null) : null,
    mailing_province: mailing ? (personal.mailingProvince ?? null) : null,
    mailing_country: mailing ? (personal.mailingCountry ?? null) : null,
    mailing_postal_code: mailing ? (personal.mailingZipcode ?? null) : null,
  })
  return Promise.all([details, setContact(tx, patient_id, { phone: personal.phone, email: personal.email })])
}
