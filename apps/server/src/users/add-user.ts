import type { ProvinceCode } from '@clinic/contract/provinces'
import { passwordFault } from '@clinic/core/auth/password'
import { hashPassword } from '../auth/passwords.ts'
import type { Changed } from '../platform/change.ts'
import type { Tx } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { insertMemberships, insertUser, type NewUser } from './store.ts'

/** `groups`: names of auth groups, `User` when left out (B-2). `provinces`: codes. */
export type UserInput = {
  email: string
  password: string
  first_name: string
  last_name: string
  phone?: string
  groups?: readonly string[]
  provinces?: readonly ProvinceCode[]
  queue_enabled?: boolean
  active?: boolean
}
export type CreatedUser = { id: number; name: string }

const NAMESAKES = 200
const TEXT_MAX = 320
const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+$/

/** Checks what was typed and hashes the password, before a transaction is open. Refusal: `invalid-input` field by field. */
export async function prepareUser(input: UserInput, now: string): Promise<NewUser> {
  const email = input.email.normalize('NFKC').trim().toLowerCase()
  const first_name = input.first_name.trim()
  const last_name = input.last_name.trim()
  const password = passwordFault(input.password, { known: [email, first_name, last_name] })
  const fields = {
    ...(!(EMAIL.test(email) && email.length <= TEXT_MAX) && { email: 'is not an e-mail address' }),
    ...(password !== null && { password }),
    ...(!isName(first_name) && { first_name: 'This field is required' }),
    ...(!isName(last_name) && { last_name: 'This field is required' }),
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  return {
    email,
    password_hash: await hashPassword(input.password),
    first_name,
    last_name,
    phone: input.phone ?? '',
    queue_enabled: input.queue_enabled ?? false,
    licensed_provinces: [...(input.provinces ?? [])],
    active: input.active ?? true,
    created_at: now,
  }
}

/** Writes a prepared person, under a name that nobody else bears. Refusal: `invalid-input` for a taken e-mail or an unknown group. */
export async function addUser(tx: Tx, user: NewUser, groups: readonly string[] = ['User']): Promise<Changed<CreatedUser>> {
  const created = await insertUser(tx, user, namesFor(user))
  if (!created) throw new Problem('invalid-input', { fields: { email: 'Email is already taken' } })
  const joined = await insertMemberships(tx, created.id, groups)
  if (joined !== new Set(groups).size) throw new Problem('invalid-input', { fields: { groups: 'names a group that is not there' } })
  const description = `User ${created.name} created`
  return {
    result: created,
    audit: { action: 'User Created', description, entity: { kind: 'user', id: String(created.id) }, additionalInfo: groups.join(', ') },
    live: [{ kind: 'user', id: String(created.id), version: 1, audience: ['users'] }],
  }
}

/** No line breaks or other control characters: names stand in mail headers too. */
function isName(text: string): boolean {
  return text !== '' && text.length <= TEXT_MAX && !/\p{Cc}/u.test(text)
}

function* namesFor({ first_name, last_name }: NewUser): Generator<string> {
  const name = `${first_name} ${last_name}`
  yield name
  for (let number = 2; number <= NAMESAKES; number += 1) yield `${name} (${number})`
}
