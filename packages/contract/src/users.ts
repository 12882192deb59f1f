import { z } from 'zod'
import { type Access, endpoint } from './endpoint.ts'
import { AUTH_TEXTS } from './texts.ts'
import { SCOPES } from './vocabulary.ts'

/** REQ-253. */
export const authGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  scopes: z.array(z.object({ name: z.enum(SCOPES) })),
})
export type AuthGroup = z.infer<typeof authGroup>

/** The six groups of every installation, by id (B-2); editable, not deletable. */
export const BUILT_IN_GROUPS: readonly number[] = [1, 2, 3, 6, 9, 12]
/** Description of the default group of new staff (REQ-254). */
export const DEFAULT_GROUP = 'User'

/** What the group allows, whether it requires a second factor stronger than email, and its number of members. */
export const groupDetails = authGroup.extend({
  pcr_capable: z.boolean(),
  np_capable: z.boolean(),
  needs_strong_factor: z.boolean(),
  members: z.number().int(),
})
export type GroupDetails = z.infer<typeof groupDetails>

/** A user as they see themselves (REQ-085, REQ-252). `licensed_provinces`: full names, comma-separated (B-11). */
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

/** What managers see of staff: names, queue, provinces and groups only (A-16, REQ-688). */
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

/** `invited`: has no password yet. `off`: disabled, or not activated yet. */
const accountState = z.enum(['active', 'off', 'invited'])
export type AccountState = z.infer<typeof accountState>

/**
 * What administrators see (REQ-250). `password` is always empty, `enabled` mirrors `active` (B-9), `mailed`: the
 * newest valid link.
 */
export const adminUser = staffUser.extend({
  user_id: z.number().int(),
  email: z.string(),
  password: z.literal(''),
  phone: z.string(),
  sms: z.boolean(),
  notify: z.boolean(),
  active: z.boolean(),
  enabled: z.boolean(),
  state: accountState,
  last_login_at: z.string().nullable(),
  created_at: z.string(),
  mailed: z.object({ kind: z.enum(['activate', 'invite']), at: z.string(), until: z.string(), delivered: z.boolean() }).nullable(),
  version: z.number().int(),
})
export type AdminUser = z.infer<typeof adminUser>

const MANAGERS = ['pcrmanager', 'npmanager', 'admin'] as const
const ADMINS = ['admin'] as const

function get<P extends string, R extends z.ZodType>(path: P, summary: string, more: { access: Access; response: R }) {
  return endpoint({ method: 'GET', path, summary, ...more })
}

export const me = endpoint({ method: 'GET', path: '/api/me', summary: 'The signed-in person', access: 'staff', response: currentUser })
export const listUsers = get('/api/users', 'Staff (REQ-300, REQ-321)', { access: MANAGERS, response: z.array(staffUser) })
export const listNps = get('/api/users/np', 'NP-capable staff (REQ-318, REQ-320)', { access: MANAGERS, response: z.array(staffUser) })
export const listPcrs = get('/api/users/pcr', 'PCR-capable staff', { access: MANAGERS, response: z.array(staffUser) })
export const adminList = get('/api/users/adminlist', 'Every account, by last name (REQ-301)', {
  access: ADMINS,
  response: z.array(adminUser),
})
export const readUser = get('/api/users/{id}', 'One user with groups (REQ-307, REQ-322)', { access: MANAGERS, response: staffUser })
export const readSingleUser = get('/api/users/{id}/single', 'One account with all its fields (REQ-309)', {
  access: ADMINS,
  response: adminUser,
})
export const readUserGroups = get('/api/users/{id}/authgroups', 'The groups of a user (REQ-310)', {
  access: MANAGERS,
  response: z.object({ auth_groups: z.array(authGroup) }),
})

const text = z.string().max(2000)
/** Full names separated by commas, or a list of names or codes (B-11). */
const provinces = z.union([text, z.array(z.string().max(60)).max(60)])
const groupRef = z.union([z.number().int(), z.object({ id: z.number().int() }), z.string().max(60)])
/** Groups by id, by name, or as read. */
const groupRefs = z.array(groupRef).max(60)
export type GroupRef = z.infer<typeof groupRef>

/** Missing or invalid fields are reported by field in the specification’s words (REQ-251, REQ-256 to REQ-275). */
const newUser = z.strictObject({
  email: text.default(''),
  password: text.default(''),
  confirmPassword: text.optional(),
  first_name: text.default(''),
  last_name: text.default(''),
  phone: text.default(''),
  sms: z.boolean().optional(),
  notify: z.boolean().optional(),
  active: z.boolean().optional(),
  enabled: z.boolean().optional(),
  queue_enabled: z.boolean().optional(),
  licensed_provinces: provinces.optional(),
  _auth_group_ids: groupRefs.optional(),
})
export const createUser = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Adds a member of staff with a password (REQ-302)',
  access: ADMINS,
  body: newUser,
  response: z.object({ id: z.number().int(), name: z.string() }),
})
/** `mailed` false: the account exists but the email failed; `register` sends it again. */
export const inviteUser = endpoint({
  method: 'POST',
  path: '/api/users/invite',
  summary: 'Adds a member of staff who chooses their own password through a mailed link',
  access: ADMINS,
  body: newUser.pick({ email: true, first_name: true, last_name: true, phone: true }).extend({
    provinces: provinces.optional(),
    groups: groupRefs.optional(),
  }),
  response: z.object({ id: z.number().int(), name: z.string(), mailed: z.boolean() }),
})
export const checkUser = get('/api/users/{id}/check', '1 where an e-mail or an id is taken, else 0 (REQ-303, B-5)', {
  access: ADMINS,
  response: z.literal([0, 1]),
})
export const registerUser = endpoint({
  method: 'POST',
  path: '/api/users/{id}/register',
  summary: 'Mails a link that opens the account, the one before is void (REQ-304, B-6)',
  access: ADMINS,
  response: z.object({ success: z.literal(true), message: z.string(), user: adminUser }),
})
export const verifyUser = get('/api/users/{id}/verify', 'The state of an account (REQ-305, B-6)', {
  access: ADMINS,
  response: adminUser.pick({ id: true, active: true, enabled: true, state: true, last_login_at: true }),
})

/** Server-owned fields that come back with a whole row; ignored. */
const OURS = z.unknown().optional()
/**
 * Any of a user’s fields (REQ-308). `was`: the fields as loaded; if a changed one or `version` differs by now,
 * nothing is written (`user-changed`). A whole row is accepted: an empty `password` and server-owned fields are
 * ignored.
 */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/{id}',
  summary: 'Changes the given fields of a user (REQ-308)',
  access: ADMINS,
  body: newUser
    .extend({ email: text, password: text, first_name: text, last_name: text, phone: text, auth_groups: groupRefs })
    .partial()
    .extend({
      was: z
        .strictObject({
          email: text,
          first_name: text,
          last_name: text,
          phone: text,
          active: z.boolean(),
          licensed_provinces: provinces,
          auth_groups: groupRefs,
        })
        .partial()
        .optional(),
      version: z.number().int().optional(),
      id: OURS,
      user_id: OURS,
      name: OURS,
      state: OURS,
      last_login_at: OURS,
      created_at: OURS,
      mailed: OURS,
    }),
  response: z.object({ user: adminUser, message: z.string(), released: z.number().int() }),
})
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/{id}',
  summary: 'Closes an account for good; its patients are released, its history stays (REQ-306, B-10)',
  access: ADMINS,
  response: z.object({ success: z.literal(true), message: z.string(), released: z.number().int() }),
})
export const setQueueEnabled = endpoint({
  method: 'PUT',
  path: '/api/users/{id}/queue_enabled',
  summary: 'Turns a queue on or off; off releases every patient of that person (A-12, A-16)',
  access: 'staff',
  body: z.strictObject({ queue_enabled: z.boolean() }),
  response: z.object({ user: staffUser, released: z.number().int(), message: z.string() }),
})
/** `patients`: distinct ones; `held` are among those of the NP role. */
export const releasePreview = endpoint({
  method: 'GET',
  path: '/api/users/{id}/release_preview',
  summary: 'Who would be released if the queue were switched off: one’s own, or for administrators anybody’s',
  access: 'staff',
  response: z.object({ pcr: z.number().int(), np: z.number().int(), held: z.number().int(), patients: z.number().int() }),
})
export type ReleasePreview = z.infer<typeof releasePreview.response>

export const listAuthGroups = get('/api/authGroups', 'All groups (REQ-311, REQ-323)', { access: MANAGERS, response: z.array(groupDetails) })
/** `{id}` is the user; `groups` replaces, `auth_group_id` adds (B-7). */
export const groupAdd = endpoint({
  method: 'PUT',
  path: '/api/authgroups/{id}/groupadd',
  summary: 'Puts a user into groups (REQ-312)',
  access: ADMINS,
  body: z.strictObject({ auth_group_id: groupRef.optional(), groups: groupRefs.optional() }),
  response: z.object({ user: adminUser, message: z.string() }),
})
/** Every group has `user`, named or not (B-4). An absent `needs_strong_factor` leaves it unchanged. */
const groupFields = z.strictObject({
  description: z.string().trim().min(1).max(100),
  scopes: z.array(z.enum(SCOPES)).max(SCOPES.length),
  pcr_capable: z.boolean(),
  np_capable: z.boolean(),
  needs_strong_factor: z.boolean().optional(),
})
export type GroupFields = z.infer<typeof groupFields>
export const createGroup = endpoint({
  method: 'POST',
  path: '/api/authgroups',
  summary: 'Adds a group',
  access: ADMINS,
  body: groupFields.extend({ name: z.string().trim().min(1).max(60) }),
  response: groupDetails,
})
export const updateGroup = endpoint({
  method: 'PUT',
  path: '/api/authgroups/{id}',
  summary: 'Changes what a group may do',
  access: ADMINS,
  body: groupFields,
  response: groupDetails,
})
export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/authgroups/{id}',
  summary: 'Deletes a group that is empty and not one of the six',
  access: ADMINS,
  response: z.object({ success: z.literal(true) }),
})

/** Legacy addresses that outside clients still call, with nothing behind them (B-6). */
function legacy<P extends string>(path: P, summary: string) {
  return get(path, `${summary}; kept for outside clients, always empty`, { access: ADMINS, response: z.array(z.never()) })
}
export const listCompanies = legacy('/api/users/companies', 'Companies (REQ-313)')
export const readHost = legacy('/api/users/{id}/host', 'Hosts of a user (REQ-315)')
export const linkHosts = legacy('/api/users/{id}/{x}/link_hosts', 'Links hosts (REQ-316)')
export const linkScopes = legacy('/api/users/{id}/{x}/link_scopes', 'Links scopes (REQ-316)')
export const linkLookups = legacy('/api/users/{id}/{x}/link_command_lookups', 'Links lookups (REQ-316)')
export const linkedHosts = legacy('/api/users/{id}/linked_hosts', 'Linked hosts (REQ-317)')
export const linkedScopes = legacy('/api/users/{id}/linked_scopes', 'Linked scopes (REQ-317)')
export const linkedLookups = legacy('/api/users/{id}/linked_command_lookups', 'Linked lookups (REQ-317)')
export const listScopes = get('/api/users/scopes', 'Everything that a group can allow (REQ-314)', {
  access: ADMINS,
  response: z.array(z.object({ name: z.enum(SCOPES) })),
})

/** The page refuses shorter tokens before asking the server (REQ-105). */
export const VALIDATION_KEY_MIN = 6
/** Days that an invitation or activation token is valid. */
export const ACCOUNT_KEY_DAYS = 7
const accountKey = z.string(AUTH_TEXTS.invalidKey).min(VALIDATION_KEY_MIN, AUTH_TEXTS.invalidKey).max(200, AUTH_TEXTS.invalidKey)

/**
 * What an emailed token is for, with the text to show (REQ-104, B-6); changes nothing. `activate`: one click enables
 * the account. `invite`: the user chooses a password. `none`: invalid, the text says why. `email`: the account’s, for
 * a valid token only.
 */
export const validateKey = endpoint({
  method: 'GET',
  path: '/api/users/validate',
  summary: 'The validation text of an emailed key, as plain text (REQ-106, B-13)',
  access: 'public',
  query: z.strictObject({ key: accountKey }),
  response: z.string(),
})
export const validateActivationToken = endpoint({
  method: 'GET',
  path: '/api/users/validate/key',
  summary: 'What an emailed key is good for, with the text to show; changes nothing (REQ-104, B-6)',
  access: 'public',
  query: z.strictObject({ key: accountKey }),
  response: z.object({ message: z.string(), kind: z.enum(['activate', 'invite', 'none']), email: z.string().nullable() }),
})
/**
 * Uses a token once. `password` and `confirm` are needed only for an invitation. Refusals: `key-invalid`,
 * `invalid-input` by field.
 */
export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/users/activate',
  summary: 'Opens the account that a mailed key belongs to; an invited person chooses their password (B-6)',
  access: 'public',
  body: z.strictObject({ key: accountKey, password: z.string().max(2000).optional(), confirm: z.string().max(2000).optional() }),
  response: z.object({ message: z.string() }),
})
