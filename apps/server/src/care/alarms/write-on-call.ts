import type { OnCall } from '@clinic/contract/alarms'
import { type Context, change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { findOnCall, saveOnCall } from './store.ts'

/** Replaces the on-call list. The endpoint’s access rule decides who may. */
export function writeOnCall(context: Context, given: OnCall): Promise<OnCall> {
  return change(context, async (tx) => {
    const before = await findOnCall(tx)
    const emails = [...new Set(given.emails.map((email) => email.trim().toLowerCase()))]
    if (JSON.stringify(before) === JSON.stringify(emails)) return { result: { emails }, audit: NOTHING_CHANGED }
    await saveOnCall(tx, emails)
    return {
      result: { emails },
      audit: {
        action: 'On-Call List Changed',
        description: `Alarms are emailed to ${emails.length} ${emails.length === 1 ? 'address' : 'addresses'}`,
        entity: { kind: 'settings', id: 'alarm_on_call' },
        changes: { emails: { from: before, to: emails } },
      },
    }
  })
}
