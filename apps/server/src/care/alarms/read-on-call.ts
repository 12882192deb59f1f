import type { OnCall } from '@clinic/contract/alarms'
import type { Context } from '../../platform/db/change.ts'
import { findOnCall } from './store.ts'

/** Who is emailed when an alarm is raised. */
export async function readOnCall({ sql }: Pick<Context, 'sql'>): Promise<OnCall> {
  return { emails: await findOnCall(sql) }
}
