import { QUEUES, type Queue } from '@clinic/contract/queues'
import { DUE_MINUTES, TODAY_ROWS, type Today, type TodayCounts } from '@clinic/contract/queues/today'
import { hasScope, managesQueue, type Staff } from '@clinic/core/authorization/staff'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { countUnread } from '../../assistant/chat/holding/count-unread.ts'
import { listHeld } from '../../assistant/chat/holding/list-held.ts'
import { findHoursEnd } from '../../assistant/chat/waiting/find-opening.ts'
import { listOwnVisits } from '../../booking/visits/list-own-visits.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { listLicencesToCheck } from '../../identity/users/licences/list-licences-to-check.ts'
import { dayIn, later, minuteIn } from '../../platform/clock.ts'
import { listDeliveriesToMake } from '../documents/chasing/list-deliveries-to-make.ts'
import { listDoubts } from '../documents/chasing/list-doubts.ts'
import { listUnregistered } from '../documents/chasing/list-unregistered.ts'
import { listLost } from '../next-steps/find-lost.ts'
import { listUndecided } from '../next-steps/find-undecided.ts'
import { listWaitingCorrections } from '../patients/contact/list-waiting-corrections.ts'
import { countDuplicates } from '../patients/merging/count-duplicates.ts'
import { findUnsigned } from '../visit-notes/find-unsigned.ts'
import { countQueues } from './count-queues.ts'
import { readThresholds } from './read-thresholds.ts'
import {
  countSeen,
  findAsking,
  findCallbacks,
  findDue,
  findLate,
  findMine,
  type QueueVisibility,
  type TodayList,
  type VisibleQueues,
} from './today-store.ts'

/** A day’s work of one person, in one answer. Someone without a queue has empty lists. */
export async function readToday(context: StaffContext): Promise<Today> {
  const { sql, now, zone } = context
  const today = dayIn(zone, now)
  const asked = await askedBy(context)
  const [
    mine,
    late,
    due,
    callbacks,
    asking,
    visits,
    teams,
    lost,
    undecided,
    licences,
    chase,
    deliveries,
    doubts,
    duplicates,
    corrections,
    unsigned,
  ] = await Promise.all([
    findMine(sql, asked),
    findLate(sql, asked),
    findDue(sql, asked),
    findCallbacks(sql, asked),
    findAsking(sql, asked),
    listOwnVisits(context),
    countTeams(context),
    readLost(context, today),
    readUndecided(context),
    listLicencesToCheck(context),
    listUnregistered(context, TODAY_ROWS),
    listDeliveriesToMake(context, TODAY_ROWS),
    listDoubts(context),
    QUEUES.some((queue) => managesQueue(context.staff, queue)) ? countDuplicates(context) : null,
    listWaitingCorrections(context),
    hasScope(context.staff, ['np']) ? findUnsigned(sql, context.staff.id) : null,
  ])
  return {
    ...{ now, today, zone, clock: minuteIn(zone, now).slice(-5) },
    mine: present(mine),
    late: present(late),
    due: present(due),
    callbacks: present(callbacks),
    asking,
    visits,
    teams,
    lost,
    undecided,
    licences,
    chase,
    deliveries,
    doubts,
    duplicates,
    corrections,
    unsigned,
  }
}

/** By name where the caller may open the record (F-1). */
async function readLost(context: StaffContext, today: string): Promise<Today['lost']> {
  return QUEUES.some((queue) => managesQueue(context.staff, queue)) ? listLost(context, today) : null
}

function readUndecided(context: StaffContext): Promise<Today['undecided']> | null {
  return managesQueue(context.staff, 'np') ? listUndecided(context) : null
}

async function countTeams(context: StaffContext): Promise<Today['teams']> {
  const managed = QUEUES.filter((queue) => managesQueue(context.staff, queue))
  if (managed.length === 0) return []
  const { queues } = await countQueues(context)
  return queues.filter(({ queue }) => managed.includes(queue)).map(({ help: _, ...counts }) => counts)
}

/** The counts beside the links to the queues. */
export async function countToday(context: StaffContext): Promise<TodayCounts> {
  const { staff } = context
  const counting = askedBy(context).then((asked) => countSeen(context.sql, asked))
  const [counts, held, unread] = await Promise.all([counting, listHeld(context), countUnread(context)])
  const shown = (queue: Queue) => (hasScope(staff, [queue]) ? counts[queue] : null)
  const hours_end = held.length > 0 ? await readHoursEnd(context) : null
  return {
    ...{ due: counts.due, pcr: shown('pcr'), np: shown('np') },
    ...(held.length > 0 && { held }),
    ...(Object.keys(unread).length > 0 && { unread }),
    ...(hours_end && { hours_end }),
  }
}

async function readHoursEnd({ sql, now, zone }: StaffContext): Promise<TodayCounts['hours_end'] | null> {
  const at = await findHoursEnd(sql, { now, zone })
  return at === null ? null : { at, clock: minuteIn(zone, at).slice(11), over: at <= now }
}

async function askedBy(context: StaffContext) {
  const { staff, now } = context
  return { visible: visibleQueuesOf(staff), thresholds: await readThresholds(context), now, until: later(now, DUE_MINUTES * 60) }
}

function visibleQueuesOf(staff: Staff): VisibleQueues {
  const queues = QUEUES.map((queue): [Queue, QueueVisibility] => [
    queue,
    { manages: managesQueue(staff, queue), takes: staff.queue_enabled && hasScope(staff, [queue]) },
  ])
  return { user_id: staff.id, provinces: staff.provinces, ...(Object.fromEntries(queues) as Record<Queue, QueueVisibility>) }
}

function present({ total, rows }: TodayList): Today['mine'] {
  return { total, rows: rows.map((row) => ({ ...row, province: row.province === null ? null : provinceName(row.province) })) }
}
