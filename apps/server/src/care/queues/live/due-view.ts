import type { Queue } from '@clinic/contract/queues'
import type { DueFrame } from '@clinic/contract/queues/follow'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Follower } from '../../../platform/http/followers.ts'
import { showQueue } from '../page-queue.ts'
import { findPage } from '../store.ts'
import type { FollowedPage } from './list-view.ts'
import { frameOf, sendTo, type View } from './views.ts'

/** How many of a caller’s unassigned list are over their wait limit, and near it: the counts beside its filters. Null: the list is hidden. */
export async function openDueView(context: StaffContext, queue: Queue, { type }: FollowedPage): Promise<View | null> {
  const query = { list: 'unassigned', search: '', type, who: '', order: 'due', due: '' } as const
  const shown = await showQueue(context, queue, query)
  if (!shown) return null
  const followers = new Set<Follower>()
  let known: string | null = null
  const count = async (now: string, due: 'late' | 'near') => {
    const current = (await showQueue({ ...context, now }, queue, { ...query, due })) ?? { ...shown, due }
    return (await findPage(context.sql, { ...current, page: 1, size: 20, layout: 'none' })).total
  }
  const provinces = [...(shown.provinces ?? [])].sort()
  const view: View = {
    key: JSON.stringify([queue, provinces, type]),
    tags: new Set(provinces.map((code) => `${queue}:${code}`)),
    ...{ followers, stale: true },
    async refresh(now) {
      view.stale = false
      try {
        const [late, near] = await Promise.all([count(now, 'late'), count(now, 'near')])
        const frame = frameOf({ kind: 'due', late, near } satisfies DueFrame)
        if (frame !== known) sendTo(followers, frame)
        known = frame
      } catch {
        // The next turn, half a minute later at most, counts again.
        view.stale = true
      }
    },
    sendWhole(follower) {
      if (known) sendTo([follower], known)
    },
  }
  return view
}
