import type { AuditEntry } from '@clinic/contract/audit'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { USER_TEXTS } from '@clinic/contract/texts'
import type { GroupRef } from '@clinic/contract/users'
import { CALL_NEEDS, plainEmail, userErrors } from '@clinic/core/users/user-fields'
import type { Changed } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { loadCommonPasswords } from '../../auth/credentials/load-common-passwords.ts'
import { hashPassword } from '../../auth/credentials/passwords.ts'
import { findDefaultGroup, resolveGroups } from '../directory/group-store.ts'
import { insertMemberships, insertUser, type NewUser } from '../directory/store.ts'

/**
 * `groups`: names or ids, defaulting to the default group (REQ-254). `provinces`: codes. `password` null: chosen
 * later by the user.
 */
export type UserInput = {
  email: string
  password: string | null
  confirmPassword?: string
  first_name: string
  last_name: string
  phone?: string
  sms?: boolean
  notify?: boolean
  groups?: readonly GroupRef[]
  provinces?: readonly ProvinceCode[]
  queue_enabled?: boolean
  active?: boolean
  /** Whether capitals, digits and symbols are required; defaults to true. */
  composition?: boolean
}
export type CreatedUser = { id: number; name: string }
export type Added = Changed<CreatedUser> & { audit: AuditEntry }

const NAMESAKES = 200

/** Validates the input and hashes the password before a transaction opens. Refusal: `invalid-input` by field. */
export async function prepareUser(input: UserInput, now: string): Promise<NewUser> {
  const { email, password, confirmPassword, phone = '', composition = true } = input
  const names = { first_name: input.first_name.trim(), last_name: input.last_name.trim() }
  const typed = { email, password, phone, ...names, ...(confirmPassword !== undefined && { confirmPassword }) }
  const fields = userErrors(typed, CALL_NEEDS, { composition, common: await loadCommonPasswords() })
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  return {
    email: plainEmail(email),
    password_hash: password === null ? '' : await hashPassword(password),
    ...names,
    phone: phone.trim(),
    sms: input.sms ?? false,
    notify: input.notify ?? true,
    queue_enabled: input.queue_enabled ?? false,
    licensed_provinces: [...(input.provinces ?? [])],
    active: input.active ?? true,
    created_at: now,
  }
}

/**
 * Writes a prepared user under a unique name. Refusal: `invalid-input` for a taken email or an unknown group.
 */
export async function addUser(tx: Tx, user: NewUser, groups: readonly GroupRef[] = []): Promise<Added> {
  const ids = groups.length === 0 ? [await findDefaultGroup(tx)] : await resolveGroups(tx, groups)
  if (!ids) throw new Problem('invalid-input', { fields: { groups: NO_SUCH_GROUP } })
  const created = await insertUser(tx, user, namesFor(user))
  if (!created) throw new Problem('invalid-input', { fields: { email: USER_TEXTS.emailTaken } })
  await insertMemberships(tx, created.id, ids)
  const description = `User ${created.name} created`
  return {
    result: created,
    audit: {
      action: 'User Created',
      description,
      entity: { kind: 'user', id: String(created.id) },
      additionalInfo: `Groups: ${ids.join(', ')}`,
    },
    live: [{ kind: 'user', id: String(created.id), version: 1, audience: ['users'] }],
  }
}

export const NO_SUCH_GROUP = 'names a group that is not there'

/** Candidate display names, the plain one first; namesakes get a number. */
export function* namesFor({ first_name, last_name }: { first_name: string; last_name: string }): Generator<string> {
  const name = `${first_name} ${last_name}`
  yield name
  for (let number = 2; number <= NAMESAKES; number += 1) yield `${name} (${number})`
}
