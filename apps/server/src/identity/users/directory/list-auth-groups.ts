import type { GroupDetails } from '@clinic/contract/users'
import type { Context } from '../../../platform/db/change.ts'
import { findGroups } from './group-store.ts'
import { presentGroupDetails } from './present.ts'

/** All groups (REQ-311, REQ-323). */
export async function listAuthGroups({ sql }: Pick<Context, 'sql'>): Promise<GroupDetails[]> {
  return (await findGroups(sql)).map(presentGroupDetails)
}
