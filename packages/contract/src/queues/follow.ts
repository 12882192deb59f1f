import { z } from 'zod'
import { pageQuery, QUEUES } from '../queues.ts'

/**
 * Parameters of `GET /api/events` with which a queue screen also receives the rows of its two tables: one’s own patients (page `mine`) and those
 * whom no one has. Without `queue` it hears which rows changed, and reads them again.
 */
export const followQuery = z.strictObject({
  queue: z.enum(QUEUES).optional(),
  mine: pageQuery.shape.page,
  ...pageQuery.pick({ type: true, order: true, due: true, page: true, size: true }).shape,
})
export type FollowQuery = z.infer<typeof followQuery>

export type FollowedList = 'mine' | 'unassigned'

/**
 * One followed page after a change. `from`: the number of the page that this one changes; null: the page is whole. `ids`: the patients in their
 * order; absent: as before. `rows`: those that are new or changed, each with its values in the order of `fields`, which come with a whole page.
 */
export type ListFrame = {
  kind: 'list'
  list: FollowedList
  from: number | null
  number: number
  fields?: readonly string[]
  ids?: readonly string[]
  rows: readonly (readonly unknown[])[]
  total: number
  held: number
  now: string
}

/** How many of the followed list are over their wait limit, and near it. */
export type DueFrame = { kind: 'due'; late: number; near: number }

/** The list is not followed, or no longer: reload it, now and after every change. */
export type UnfollowedFrame = { kind: 'unfollowed'; list: FollowedList }

/** The line was too slow and some of what happened was skipped: reload everything. */
export type ReloadFrame = { kind: 'reload' }

export type FollowFrame = ListFrame | DueFrame | UnfollowedFrame
