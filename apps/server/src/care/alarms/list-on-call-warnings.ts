import type { Context } from '../../platform/db/change.ts'
import { findOnCall } from './store.ts'

/** With an empty on-call list the clinic works, but no one is emailed about an alarm (F-4). */
export async function listOnCallWarnings({ sql }: Pick<Context, 'sql'>): Promise<string[]> {
  return (await findOnCall(sql)).length > 0 ? [] : ['on-call-list-empty']
}
