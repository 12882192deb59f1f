import type { AuthGroup, StaffUser } from '@clinic/contract/users'
import { SCOPES } from '@clinic/contract/vocabulary'
import { provinceName } from '@clinic/core/reference/provinces'
import type { StoredGroup, StoredUser } from './store.ts'

/** A member of staff as managers see them: no e-mail, no telephone. */
export function presentUser(user: StoredUser): StaffUser {
  const { id, name, first_name, last_name, queue_enabled } = user
  return {
    id,
    name,
    first_name,
    last_name,
    queue_enabled,
    licensed_provinces: user.licensed_provinces.map(provinceName).join(', '),
    auth_groups: user.groups.map(presentGroup),
  }
}

/** A group as the wire shows it: each scope with its name (REQ-253). */
export function presentGroup({ id, name, description, scopes }: StoredGroup): AuthGroup {
  return { id, name, description, scopes: scopes.map((scope) => ({ name: scope })) }
}

/** The scopes of all groups together, each once, in the vocabulary's order (REQ-052). */
export function scopesOf(groups: readonly StoredGroup[]) {
  return SCOPES.filter((scope) => groups.some((group) => group.scopes.includes(scope)))
}
