import type { PersonalInformation } from '@clinic/contract/chat'
import { postalProvinceMismatch, provinceCode } from '../reference-data/provinces.ts'
import { healthNumberWarning } from './health-number-warning.ts'
import { ageWarning, normalisePersonalInformation, type PersonalInformationErrors } from './personal-information.ts'

/** Warnings by field that never block: age (REQ-199), health number, postal codes. */
export function personalInformationWarnings(info: PersonalInformation, today: string): PersonalInformationErrors {
  const clean = normalisePersonalInformation(info)
  const warnings: PersonalInformationErrors = {}
  const age = ageWarning(clean, today)
  if (age !== null) warnings.dateOfBirth = age
  const health = healthNumberWarning(clean.province, clean.provincialHealthID)
  if (health !== null) warnings.provincialHealthID = health
  if (isElsewhere(clean.zipcode, clean.province)) warnings.zipcode = ELSEWHERE
  if (isElsewhere(clean.mailingZipcode, clean.mailingProvince)) warnings.mailingZipcode = ELSEWHERE
  return warnings
}

const ELSEWHERE = 'This postal code looks like it belongs to another province. Please check it.'

function isElsewhere(postalCode: string | undefined, province: string | undefined): boolean {
  const code = provinceCode(province ?? '')
  return postalCode !== undefined && code !== null && postalProvinceMismatch(postalCode, code)
}
