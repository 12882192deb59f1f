import { npPage, pcrPage } from '@clinic/contract/queues'
import type { FollowQuery, UnfollowedFrame } from '@clinic/contract/queues/follow'
import type { Scope } from '@clinic/contract/vocabulary'
import { hasScope } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { LiveEvents } from '../../../platform/events.ts'
import type { Follower, Following } from '../../../platform/http/followers.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { openDueView } from './due-view.ts'
import { type FollowedPage, openListView } from './list-view.ts'
import { frameOf, openViews } from './views.ts'

/** The rows of a page are sent at most this often, counts beside filters less often; milliseconds. */
const ROWS_PAUSE = 50
const COUNTS_PAUSE = 3_000
/** Waits grow late without anyone doing anything. */
const COUNT_AGAIN = 30_000
/** Different pages that a process reads again after each change; who follows another one reads it themselves. */
const MOST_VIEWS = 1_500

const ENDPOINTS = { pcr: pcrPage, np: npPage } as const

export type ListFollowing = {
  /** Refusal: `forbidden`. */
  follow(context: StaffContext, query: FollowQuery): Promise<(follower: Follower) => Following>
  close(): void
}

/** Sends changed rows and counts of the queue pages to those who follow them, each page read once per change and process (decision 148). */
export function openListFollowing({ events, now }: { events: LiveEvents; now(): string }): ListFollowing {
  const lists = openViews({ pause: ROWS_PAUSE, most: MOST_VIEWS, now })
  const counts = openViews({ pause: COUNTS_PAUSE, most: MOST_VIEWS, now })
  const unsubscribe = events.subscribe((notice) => {
    if (notice === 'lost') return
    lists.heard(notice)
    counts.heard(notice)
  })
  const timer = setInterval(counts.again, COUNT_AGAIN).unref()
  return {
    async follow(context, { queue, ...query }) {
      if (queue === undefined) return () => NOTHING
      if (!hasScope(context.staff, ENDPOINTS[queue].access as readonly Scope[])) throw new Problem('forbidden')
      const pages = pagesOf(query)
      const [mine, unassigned, due] = await Promise.all([
        openListView(context, queue, pages.mine),
        openListView(context, queue, pages.unassigned),
        openDueView(context, queue, pages.unassigned),
      ])
      return (follower) => {
        const joined = [
          ...[mine && joinList('mine', mine, follower), unassigned && joinList('unassigned', unassigned, follower)],
          due && counts.join(due, follower),
        ].filter((one) => one !== null)
        return {
          resume() {
            for (const one of joined) one.resume()
          },
          stop() {
            for (const one of joined) one.stop()
          },
        }
      }
    },
    close() {
      unsubscribe()
      clearInterval(timer)
      lists.close()
      counts.close()
    },
  }

  function joinList(list: UnfollowedFrame['list'], view: Parameters<typeof lists.join>[0], follower: Follower): Following | null {
    const joined = lists.join(view, follower)
    if (!joined) follower.send(Buffer.from(frameOf({ kind: 'unfollowed', list } satisfies UnfollowedFrame)))
    return joined
  }
}

const NOTHING: Following = { resume: () => undefined, stop: () => undefined }

/** The pages that the two tables of a queue screen show, without a search. */
function pagesOf({ mine, type, order, due, page, size }: Omit<FollowQuery, 'queue'>): Record<'mine' | 'unassigned', FollowedPage> {
  const plain = { search: '', who: '' } as const
  return {
    mine: { ...plain, list: 'mine', type: '', order: 'fair', due: '', page: mine, size },
    unassigned: { ...plain, list: 'unassigned', type, order, due, page, size },
  }
}
