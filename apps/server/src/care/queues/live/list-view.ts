import type { PageQuery, Queue } from '@clinic/contract/queues'
import type { FollowedList, UnfollowedFrame } from '@clinic/contract/queues/follow'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Follower } from '../../../platform/http/followers.ts'
import { userChannel } from '../../patients/patient-notice.ts'
import { showQueue } from '../page-queue.ts'
import { findPage, type Shown } from '../store.ts'
import { type ListState, readState, writeDelta, writeWhole } from './list-state.ts'
import { frameOf, sendTo, type View } from './views.ts'

export type FollowedPage = PageQuery & { list: FollowedList }

/** A caller’s page of a list, by the rules and the statement of the list’s endpoint; null: the list is hidden from them (REQ-567). */
export async function openListView(context: StaffContext, queue: Queue, query: FollowedPage): Promise<View | null> {
  const shown = await showQueue(context, queue, query)
  if (!shown) return null
  const { list, page, size } = query
  const followers = new Set<Follower>()
  /** They have no page, and wait for a whole one. */
  const waiting = new Set<Follower>()
  let state: ListState | null = null
  const view: View = {
    ...{ key: keyOf(shown, query), tags: tagsOf(shown), followers, stale: true },
    async refresh(now) {
      view.stale = false
      try {
        // Wait limits may be others by now.
        const current = (await showQueue({ ...context, now }, queue, query)) ?? shown
        const found = await findPage(context.sql, { ...current, page, size, layout: 'table' })
        state = tell(state, readState(found, { number: (state?.number ?? 0) + 1, now }))
      } catch {
        // Who follows reads for themselves now, and learns there what is wrong.
        state = null
        view.stale = true
        for (const follower of followers) waiting.add(follower)
        sendTo(followers, frameOf({ kind: 'unfollowed', list } satisfies UnfollowedFrame))
      }
    },
    // What nothing has changed since is as new as the moment: the page sets its clock by it.
    sendWhole(follower, now) {
      if (state && !view.stale) sendTo([follower], writeWhole(list, { ...state, now }))
      else waiting.add(follower)
    },
  }

  function tell(before: ListState | null, after: ListState): ListState {
    const delta = before && writeDelta(list, before, after)
    // A frame that is not sent takes no number: the next one continues from what they have.
    const next = before && delta === null ? before : after
    const [ready, others] = [[...followers].filter((one) => !waiting.has(one)), [...waiting].filter((one) => followers.has(one))]
    waiting.clear()
    if (delta && ready.length > 0) sendTo(ready, delta)
    if (others.length > 0) sendTo(others, writeWhole(list, { ...next, now: after.now }))
    return next
  }
  return view
}

function keyOf(shown: Shown, { page, size }: PageQuery): string {
  const { now: _, thresholds: __, user_id, provinces, ...view } = shown
  const whose = view.list === 'mine' ? user_id : [...(provinces ?? [])].sort()
  return JSON.stringify([view, whose, page, size])
}

/** What `patientNotice` tells of changes of the patients in the list. */
function tagsOf({ queue, list, user_id, provinces }: Shown): Set<string> {
  if (list === 'mine') return new Set([userChannel(user_id)])
  return new Set((provinces ?? []).map((code) => `${queue}:${code}`))
}
