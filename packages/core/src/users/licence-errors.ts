import type { LicenceFields } from '@clinic/contract/users/licences'

/** What is missing or out of order in a licence, by field; empty: nothing. */
export function licenceErrors(licence: LicenceFields): Partial<Record<keyof LicenceFields, string>> {
  const { college, number, valid_from, valid_to, notice_on, notice_retracted_on, checked_on } = licence
  return {
    ...(college === '' && { college: 'The college is missing.' }),
    ...(number === '' && { number: 'The number is missing.' }),
    ...(valid_from === '' && { valid_from: 'The first day is missing.' }),
    ...(checked_on === '' && { checked_on: 'The day on which the register was read is missing.' }),
    ...(valid_to !== null && valid_to < valid_from && { valid_to: 'The end date is before the start date.' }),
    ...(notice_retracted_on !== null &&
      (notice_on === null || notice_retracted_on < notice_on) && {
        notice_retracted_on: 'A notice is retracted on or after its own day.',
      }),
  }
}
