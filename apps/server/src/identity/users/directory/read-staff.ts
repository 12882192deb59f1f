import type { Staff } from '@clinic/core/authorization/staff'
import type { Actor } from '../../../platform/db/change.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { scopesOf } from './present.ts'
import { findUsers } from './store.ts'

/** The user on whose behalf background work continues, with current scopes. Refusal: `forbidden` when disabled. */
export async function readStaff(sql: Sql, actor: Actor): Promise<Staff> {
  const [user] = actor.kind === 'staff' ? await findUsers(sql, actor.id) : []
  if (!user) throw new Problem('forbidden')
  const { id, name, groups, licensed_provinces, queue_enabled, pcr_capable, np_capable } = user
  return { id, name, scopes: scopesOf(groups), provinces: licensed_provinces, queue_enabled, pcr_capable, np_capable }
}
