import type { PageQuery, PageRequest, Queue, QueuePage, QueueTable } from '@clinic/contract/queues'
import { managesQueue } from '@clinic/core/authorization/staff'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import type { Sql } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { WrittenJson } from '../../platform/http/written-json.ts'
import { sharedRuns } from '../../platform/share-run.ts'
import { PRESENTED_FIELDS } from '../patients/named-columns.ts'
import { readThresholds } from './read-thresholds.ts'
import { countLoad, findPage, isNarrowed, type Page, type PageRows, type Shown } from './store.ts'

/**
 * One page of a queue: the caller’s own patients, the unassigned ones of their provinces, or all for managers. The
 * most viewed screen, so the database writes the rows as JSON, passed on unparsed. `active` and `held` count all of
 * the caller’s patients, however narrow the page. Refusal: `forbidden`.
 */
export async function pageQueue(context: StaffContext, queue: Queue, query: PageRequest): Promise<WrittenJson<QueuePage | QueueTable>> {
  const { sql, now, staff } = context
  const shown = await showQueue(context, queue, query)
  if (!shown) return written({ rows: '[]', total: 0, active: 0, held: 0, now }, query)
  const isOwn = query.list === 'mine' && isNarrowed(query)
  const [{ rows, total, held }, load] = await Promise.all([
    readShared(sql, { ...shown, page: query.page, size: query.size, layout: query.layout }),
    isOwn ? countLoad(sql, { queue, user_id: staff.id }) : null,
  ])
  return written({ rows, total, ...(load ?? { active: total - held, held }), now }, query)
}

type ReadPage = ReturnType<typeof sharedRuns<PageRows>>
const readers = new WeakMap<Sql, ReadPage>()

/** After a change every open screen asks for the same list: those whose view is the same share one query. */
function readShared(sql: Sql, page: Page): Promise<PageRows> {
  if (page.list === 'mine') return findPage(sql, page)
  const read = readers.get(sql) ?? sharedRuns<PageRows>()
  readers.set(sql, read)
  const { user_id: _, now: __, ...view } = page
  return read(JSON.stringify(view), () => findPage(sql, page))
}

/**
 * What a user may see of a queue. Managers’ lists ignore provinces (B-11, A-16); the unassigned list is hidden (null)
 * while the user’s queue is off (REQ-567). Refusal: `forbidden` for another user’s list.
 */
export async function showQueue(context: StaffContext, queue: Queue, query: Omit<PageQuery, 'page' | 'size'>): Promise<Shown | null> {
  const { staff, now } = context
  if (query.list === 'all' && !managesQueue(staff, queue)) throw new Problem('forbidden')
  if (query.list === 'unassigned' && !staff.queue_enabled) return null
  const isTimed = query.order === 'due' || query.due !== ''
  const thresholds = isTimed ? await readThresholds(context) : DEFAULT_THRESHOLDS
  return { ...query, queue, user_id: staff.id, provinces: query.list === 'all' ? null : staff.provinces, thresholds, now }
}

type Parts = { rows: string; total: number; active: number; held: number; now: string }

const FIELDS = `"fields":${JSON.stringify(PRESENTED_FIELDS)},`

function written({ rows, total, active, held, now }: Parts, { layout }: PageRequest): WrittenJson<QueuePage | QueueTable> {
  const fields = layout === 'table' ? FIELDS : ''
  return new WrittenJson(`{${fields}"rows":${rows},"total":${total},"active":${active},"held":${held},"now":${JSON.stringify(now)}}`)
}
