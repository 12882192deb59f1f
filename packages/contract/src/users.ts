import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SCOPES } from './vocabulary.ts'

export const authGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  scopes: z.array(z.object({ name: z.enum(SCOPES) })),
})
export type AuthGroup = z.infer<typeof authGroup>

/** A member of staff as they see themselves (REQ-085, REQ-252). `licensed_provinces`: full names, comma-separated (B-11). */
export const currentUser = z.object({
  id: z.number().int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  licensed_provinces: z.string(),
  queue_enabled: z.boolean(),
  auth_groups: z.array(authGroup),
  scopes: z.array(z.enum(SCOPES)),
  number_of_assigned_patients: z.number().int(),
})
export type CurrentUser = z.infer<typeof currentUser>

/** What managers see of staff: names, queue, provinces, groups; no more (A-16, REQ-688). */
export const staffUser = z.object({
  id: z.number().int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  queue_enabled: z.boolean(),
  licensed_provinces: z.string(),
  auth_groups: z.array(authGroup),
})
export type StaffUser = z.infer<typeof staffUser>

const MANAGERS = ['pcrmanager', 'npmanager', 'admin'] as const

export const me = endpoint({ method: 'GET', path: '/api/me', summary: 'The signed-in person', access: 'staff', response: currentUser })
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'Staff (REQ-300, REQ-321)',
  access: MANAGERS,
  response: z.array(staffUser),
})
export const listNps = endpoint({
  method: 'GET',
  path: '/api/users/np',
  summary: 'NP-capable staff (REQ-318, REQ-320)',
  access: MANAGERS,
  response: z.array(staffUser),
})
export const listPcrs = endpoint({
  method: 'GET',
  path: '/api/users/pcr',
  summary: 'PCR-capable staff',
  access: MANAGERS,
  response: z.array(staffUser),
})
export const readUser = endpoint({
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'One user with groups (REQ-307, REQ-322)',
  access: MANAGERS,
  response: staffUser,
})
export const listAuthGroups = endpoint({
  method: 'GET',
  path: '/api/authGroups',
  summary: 'All groups (REQ-311, REQ-323)',
  access: MANAGERS,
  response: z.array(authGroup),
})
export const setQueueEnabled = endpoint({
  method: 'PUT',
  path: '/api/users/{id}/queue_enabled',
  summary: 'Turns a queue on or off; off releases every patient of that person (A-12, A-16)',
  access: 'staff',
  body: z.strictObject({ queue_enabled: z.boolean() }),
  response: z.object({ user: staffUser, released: z.number().int(), message: z.string() }),
})

/** The page refuses shorter keys before asking the server (REQ-105). */
export const VALIDATION_KEY_MIN = 6
export const validateKey = endpoint({
  method: 'GET',
  path: '/api/users/validate',
  summary: 'Activates the account that a mailed key belongs to; answers the text to show (REQ-104, REQ-106, B-13)',
  access: 'public',
  query: z.strictObject({ key: z.string().min(VALIDATION_KEY_MIN, 'Invalid key').max(200) }),
  response: z.object({ message: z.string() }),
})
