import type { PersonalInformation } from '@clinic/contract/chat'
import { EMPTY_DETAILS } from '@clinic/core/chat/state/empty-details'
import { checkPersonalInformation } from '@clinic/core/patients/personal-information'
import type { Details, FieldErrors } from '../../question-cards/card.ts'
import { today } from '../../question-cards/controls/long-date.ts'
import { wireDate } from './date-field.tsx'
import { provinceName } from './provinces.ts'

/** The form before anything is typed: what the server knows, the rest empty. */
export function emptyDetails(prefilled: Partial<Details>): Details {
  const form: Details = {
    ...EMPTY_DETAILS,
    mailingStreetAddress: '',
    mailingCity: '',
    mailingProvince: '',
    mailingZipcode: '',
    ...prefilled,
    country: 'Canada',
    mailingCountry: 'Canada',
  }
  return { ...form, province: provinceName(form.province), mailingProvince: provinceName(form.mailingProvince) }
}

/** What goes over the wire: mailing fields only with a different mailing address. */
export function wireDetails(form: Details): PersonalInformation {
  const { mailingStreetAddress, mailingCity, mailingProvince, mailingCountry, mailingZipcode, ...main } = form
  const info = { ...main, dateOfBirth: wireDate(form.dateOfBirth) }
  if (!form.differentMailingAddress) return info
  return { ...info, mailingStreetAddress, mailingCity, mailingProvince, mailingCountry, mailingZipcode }
}

/** The shared rules (REQ-175 to REQ-197) on this device's own day; the server judges again. */
export function checkDetails(info: PersonalInformation): FieldErrors {
  return { ...checkPersonalInformation(info, today()) }
}
