import type { AuthGroup } from '@clinic/contract/users'
import type { Context } from '../platform/change.ts'
import { presentGroup } from './present.ts'
import { findGroups } from './store.ts'

/** Every group there is (REQ-311, REQ-323). */
export async function listAuthGroups({ sql }: Context): Promise<AuthGroup[]> {
  return (await findGroups(sql)).map(presentGroup)
}
