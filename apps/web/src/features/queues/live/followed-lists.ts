import type { PageQuery, Queue, QueuePage } from '@clinic/contract/queues'
import type { FollowedList, FollowFrame, ListFrame } from '@clinic/contract/queues/follow'
import { applyFrame, type FollowedPage } from '@clinic/core/queues/apply-frame'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { readSession } from '../../../lib/session.ts'
import { applyRow } from './apply-row.ts'
import { aheadRow, knownRow } from './known-rows.ts'
import { dueCountKey, pageKey } from './queue-keys.ts'

type Pages = { queue: Queue; mine: PageQuery; unassigned: PageQuery }
type Due = Record<'late' | 'near', PageQuery>

/** What the server sends the rows of, by the key of its query. */
const pages = new Map<string, FollowedPage>()
let dueOf: object | null = null

/** Whether the server sends this list’s changes, so that it need not be reloaded for them. */
export function isFollowed(key: QueryKey): boolean {
  return pages.has(hashKey(key))
}

export function isDueFollowed(): boolean {
  return dueOf !== null
}

/** What was read, unless the line has brought something newer by now. */
export function newestPage(key: QueryKey, read: QueuePage): QueuePage {
  const followed = pages.get(hashKey(key))
  return followed && followed.page.now > read.now ? withOwnChanges(key, followed.page) : read
}

/** Takes in what the line brings for two tables. `onGap`: something is missing, begin again. */
export function takeFrames(client: QueryClient, { queue, ...lists }: Pages, { due, onGap }: { due: Due; onGap(): void }) {
  const keys = { mine: pageKey(queue, lists.mine), unassigned: pageKey(queue, lists.unassigned) }
  const own = {}
  const drop = (list: FollowedList) => {
    if (pages.delete(hashKey(keys[list]))) void client.invalidateQueries({ queryKey: keys[list] })
  }
  const takeList = (frame: ListFrame) => {
    const key = keys[frame.list]
    const hash = hashKey(key)
    const next = applyFrame(pages.get(hash) ?? null, frame)
    if (!next) {
      drop(frame.list)
      return onGap()
    }
    pages.set(hash, next)
    publish(client, key, next.page)
  }
  return {
    onFrame(frame: FollowFrame) {
      if (frame.kind === 'list') takeList(frame)
      else if (frame.kind === 'unfollowed') drop(frame.list)
      else {
        dueOf = own
        for (const which of ['late', 'near'] as const) client.setQueryData(dueCountKey(queue, due[which]), frame[which])
      }
    },
    onEnd() {
      if (dueOf === own) dueOf = null
      for (const key of Object.values(keys)) pages.delete(hashKey(key))
    },
  }
}

/** Shows a page, unless what is shown was read later: then it is reloaded. */
function publish(client: QueryClient, key: QueryKey, page: QueuePage): void {
  const shown = client.getQueryData<QueuePage>(key)
  if (shown && shown.now > page.now) {
    if (versions(shown) !== versions(page)) void client.invalidateQueries({ queryKey: key })
    return
  }
  client.setQueryData<QueuePage>(key, withOwnChanges(key, page))
}

function versions({ rows, total, held }: QueuePage): string {
  return JSON.stringify([total, held, rows.map(({ patient_id, version }) => [patient_id, version])])
}

/** The page with what this tab has done since the server read it: rows that it knows newer, and what is under way. */
function withOwnChanges(key: QueryKey, page: QueuePage): QueuePage {
  const [, queue, { list }] = key as readonly [string, Queue, PageQuery]
  const place = { queue, list, userId: readSession().id }
  let shown = page
  for (const row of page.rows) {
    const known = knownRow(row.patient_id)
    if (known && known.version > row.version) shown = applyRow(shown, known, place)
    const ahead = aheadRow(row.patient_id)
    if (ahead && ahead.version >= row.version) shown = applyRow(shown, ahead, place)
  }
  return shown
}
