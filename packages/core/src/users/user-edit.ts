import type { ProvinceCode } from '@clinic/contract/provinces'
import { plainEmail } from './user-fields.ts'

/** The editable fields as stored. `group_ids` ascending, provinces by code. */
export type AccountFacts = {
  email: string
  first_name: string
  last_name: string
  phone: string
  sms: boolean
  notify: boolean
  active: boolean
  queue_enabled: boolean
  licensed_provinces: readonly ProvinceCode[]
  group_ids: readonly number[]
}
export type FactChanges = { [Field in keyof AccountFacts]?: { from: AccountFacts[Field]; to: AccountFacts[Field] } }

/** The desired fields; absent ones stay. */
export type UserEdit = { [Field in keyof AccountFacts]?: AccountFacts[Field] | undefined } & { enabled?: boolean | undefined }

/** The changed fields. `active` and `enabled` are one field: whichever differs counts (B-9). */
export function editChanges(stored: AccountFacts, edit: UserEdit): FactChanges {
  const { enabled, ...named } = plainEdit(edit)
  const active = [named.active, enabled].find((wanted) => wanted !== undefined && wanted !== stored.active)
  const wanted = { ...named, ...(active === undefined ? { active: stored.active } : { active }) }
  const changed = Object.entries(wanted).filter(([field, to]) => to !== undefined && !same(stored[field as keyof AccountFacts], to))
  return Object.fromEntries(changed.map(([field, to]) => [field, { from: stored[field as keyof AccountFacts], to }]))
}

/** Whether a changed field differs from what its editor saw: someone else was faster. */
export function isOutOfDate(stored: AccountFacts, changes: FactChanges, was: UserEdit): boolean {
  const seen = plainEdit(was) as Partial<Record<string, unknown>>
  return Object.keys(changes).some((field) => seen[field] !== undefined && !same(seen[field], stored[field as keyof AccountFacts]))
}

/** Normalizes: trimmed, one spelling, sorted lists. */
function plainEdit(edit: UserEdit): UserEdit {
  const { email, first_name, last_name, phone, group_ids } = edit
  return {
    ...edit,
    email: email === undefined ? undefined : plainEmail(email),
    first_name: first_name?.trim(),
    last_name: last_name?.trim(),
    phone: phone?.trim(),
    group_ids: group_ids === undefined ? undefined : [...new Set(group_ids)].sort((a, b) => a - b),
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
