import type { French } from '@clinic/contract/languages'
import type { StaffContext } from '../auth/context.ts'
import { change } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { presentFrench } from './read-french.ts'
import { deleteApproval } from './store.ts'

/** Withdraws an approval: from the next message on the text is no longer said in French. Refusal: `text-not-found`. */
export function withdrawApproval(context: StaffContext, key: string): Promise<French> {
  return change(context, async (tx) => {
    if (!(await deleteApproval(tx, key))) throw new Problem('text-not-found')
    return {
      result: await presentFrench(tx, context.sql),
      audit: { action: 'Translation Withdrawn', description: `French: ${key}`, entity: { kind: 'settings', id: `french ${key}` } },
    }
  })
}
