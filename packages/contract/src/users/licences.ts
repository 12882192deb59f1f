import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { PROVINCE_CODES } from '../provinces.ts'

/** What the register of a college says of an NP (F-7). Dates are plain days; `valid_to` is the last day. */
const licenceFields = z.strictObject({
  college: z.string().trim().min(1).max(120),
  number: z.string().trim().min(1).max(40),
  valid_from: possibleDay,
  valid_to: possibleDay.nullable(),
  suspended_on: possibleDay.nullable(),
  restrictions: z.string().trim().max(500),
  notice_on: possibleDay.nullable(),
  notice_retracted_on: possibleDay.nullable(),
  checked_on: possibleDay,
})
export type LicenceFields = z.infer<typeof licenceFields>

/** What asks for attention first comes first. */
export const LICENCE_STANDINGS = ['suspended', 'expired', 'notice', 'restricted', 'expiring', 'not-begun', 'not-verified', 'valid'] as const
const licenceStanding = z.enum(LICENCE_STANDINGS)
export type LicenceStanding = z.infer<typeof licenceStanding>

const province = z.enum(PROVINCE_CODES)
const licence = licenceFields.extend({ province, standing: licenceStanding, version: z.number().int() })
export type Licence = z.infer<typeof licence>

const ADMINS = ['admin'] as const

export const readLicences = endpoint({
  method: 'GET',
  path: '/api/users/{id}/licences',
  summary: 'The licences of a user by province, with their standing today (F-7)',
  access: ADMINS,
  response: z.array(licence),
})
/** `version` 0 adds the licence of a province. Refusals: `user-not-found`, `licence-changed`, `invalid-input`. */
export const saveLicence = endpoint({
  method: 'PUT',
  path: '/api/users/{id}/licences',
  summary: 'Adds or changes the licence of a user in one province (F-7)',
  access: ADMINS,
  body: licenceFields.extend({ province, version: z.number().int().min(0) }),
  response: z.array(licence),
})
