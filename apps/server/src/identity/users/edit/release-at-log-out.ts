import { releaseHeldOf } from '../../../assistant/chat/holding/release-held.ts'
import { type Context, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'

/** Who logs out leaves their patients in the chat to the next in line (F-11). */
export function releaseAtLogOut(context: Context, user_id: number): Promise<void> {
  return change(context, async (tx, { now }) => {
    const { audit, live } = await releaseHeldOf(tx, { user_id, why: 'the person in the conversation logged out', now })
    const [first, ...rest] = audit
    return first ? { result: undefined, audit: [first, ...rest], live } : { result: undefined, audit: NOTHING_CHANGED }
  })
}
