import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { PROVINCE_CODES } from '../provinces.ts'

/** Whether NPs of a province may authorize cannabis (s. 264). Unknown: no one signs there until a source is entered (F-7). */
export const AUTHORITY_STATUSES = ['yes', 'no', 'unknown'] as const
export type AuthorityStatus = (typeof AUTHORITY_STATUSES)[number]
/** `from`: since when; null: not told by the source. */
export const authorityFields = z.strictObject({
  province: z.enum(PROVINCE_CODES),
  status: z.enum(AUTHORITY_STATUSES),
  from: possibleDay.nullable(),
  source: z.string().trim().max(300),
  checked_on: possibleDay,
  note: z.string().trim().max(600),
})
export type AuthorityFields = z.infer<typeof authorityFields>
/** `entered_by`: the administrator; null: it comes with the program. */
export const authority = authorityFields.extend({ entered_by: z.string().nullable(), version: z.number().int() })
export type Authority = z.infer<typeof authority>

export const listAuthority = endpoint({
  method: 'GET',
  path: '/api/np_authority',
  summary: 'Where NPs may authorize cannabis, by province, with source and day',
  access: ['np', 'npmanager', 'admin'],
  response: z.array(authority),
})
/** A status other than unknown needs a source. `version`: as read, 0 where nothing was entered here yet. */
export const saveAuthority = endpoint({
  method: 'PUT',
  path: '/api/np_authority',
  summary: 'Changes what is known of a province, with a source',
  access: ['admin'],
  body: authorityFields.extend({ version: z.number().int().min(0) }),
  response: z.array(authority),
})
