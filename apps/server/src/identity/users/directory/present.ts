import type { AdminUser, AuthGroup, GroupDetails, StaffUser } from '@clinic/contract/users'
import { SCOPES } from '@clinic/contract/vocabulary'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { accountState } from '@clinic/core/users/account-state'
import type { StoredAccount } from './account-store.ts'
import type { StoredGroupDetails } from './group-store.ts'
import type { StoredGroup, StoredUser } from './store.ts'

/** A user as managers see them: without email and phone. */
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

/** An account as administrators see it, without the password hash (REQ-250). */
export function presentAccount(account: StoredAccount): AdminUser {
  const { email, phone, sms, notify, active, last_login_at, created_at, mailed, version } = account
  return {
    ...presentUser(account),
    ...{ user_id: account.id, email, password: '', phone, sms, notify, active, enabled: active },
    ...{ state: accountState(account), last_login_at, created_at, mailed, version },
  }
}

export function presentGroupDetails(group: StoredGroupDetails): GroupDetails {
  const { pcr_capable, np_capable, needs_strong_factor, members } = group
  return { ...presentGroup(group), pcr_capable, np_capable, needs_strong_factor, members }
}

/** A group on the wire: each scope with its name (REQ-253). */
function presentGroup({ id, name, description, scopes }: StoredGroup): AuthGroup {
  return { id, name, description, scopes: scopes.map((scope) => ({ name: scope })) }
}

/** The union of the groups’ scopes, in vocabulary order (REQ-052). */
export function scopesOf(groups: readonly StoredGroup[]) {
  return SCOPES.filter((scope) => groups.some((group) => group.scopes.includes(scope)))
}
