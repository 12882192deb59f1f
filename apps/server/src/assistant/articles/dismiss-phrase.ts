import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { insertPhrase, isDismissed } from './phrase-store.ts'

/** Nothing is to be learned from a message: it and its likes are not shown again. */
export function dismissPhrase(context: StaffContext, heard: string): Promise<{ heard: string }> {
  return change(context, async (tx, context) => {
    if (await isDismissed(tx, heard)) return { result: { heard }, audit: NOTHING_CHANGED }
    const id = await insertPhrase(tx, { heard, text: heard, kind: null, meaning: null, user_id: context.staff.id, now: context.now })
    return {
      result: { heard },
      audit: {
        action: 'Phrase Dismissed',
        description: 'Nothing to learn from a message that was not understood',
        entity: { kind: 'settings', id: `phrase ${id}` },
      },
    }
  })
}
