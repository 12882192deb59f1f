import type { ProvinceCode } from '@clinic/contract/provinces'
import type { LicenceFields, LicenceStanding } from '@clinic/contract/users/licences'
import { provinceName } from '../reference-data/provinces.ts'
import { addDays } from '../shared/dates.ts'

/** Days before the last day on which the NP, managers and administrators are warned (F-7). */
export const WARNING_DAYS = 60

/**
 * What a licence allows on a day, the strictest reading first. A notice counts from its own day; the law says after it. A licence is valid on
 * its last day.
 */
export function licenceStanding(licence: LicenceFields | null, today: string): LicenceStanding {
  if (!licence) return 'not-verified'
  if (licence.suspended_on !== null && licence.suspended_on <= today) return 'suspended'
  if (licence.valid_to !== null && licence.valid_to < today) return 'expired'
  if (licence.valid_from > today) return 'not-begun'
  if (hasNotice(licence, today)) return 'notice'
  if (licence.restrictions !== '') return 'restricted'
  return licence.valid_to !== null && licence.valid_to <= addDays(today, WARNING_DAYS) ? 'expiring' : 'valid'
}

/** Named in a notice of the Minister that is not retracted (s. 335). It is about the person, so it counts in every province. */
export function hasNotice({ notice_on, notice_retracted_on }: LicenceFields, today: string): boolean {
  if (notice_on === null || notice_on > today) return false
  return notice_retracted_on === null || notice_retracted_on > today
}

/** Whether an NP with this standing may be given patients of the province (F-7). A missing licence may, with a warning. */
export function mayTakePatients(standing: LicenceStanding): boolean {
  return standing !== 'expired' && standing !== 'suspended'
}

const WARNINGS: Readonly<Partial<Record<LicenceStanding, string>>> = {
  'not-verified': 'has not been verified yet',
  'not-begun': 'has not begun yet',
  notice: 'is under a notice of the Minister',
  restricted: 'is restricted',
  expiring: `ends within ${WARNING_DAYS} days`,
}

/** What an NP is told who claims with such a licence (F-7); null: nothing. */
export function licenceWarning(standing: LicenceStanding, province: ProvinceCode | null): string | null {
  const about = WARNINGS[standing]
  return about === undefined || province === null
    ? null
    : `Your licence in ${provinceName(province)} ${about}. Please tell an administrator.`
}
