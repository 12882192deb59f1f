import { AUDIT_COUNT_LIMIT, AUDIT_PAGE, type AuditEntryRow, type AuditFilter, type AuditPage } from '@clinic/contract/audit'
import { peopleIn } from '@clinic/core/audit/describe-changes'
import { kindOf } from '@clinic/core/audit/kinds'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { minuteIn } from '../platform/clock.ts'
import { note } from '../platform/db/change.ts'
import type { Sql } from '../platform/db/database.ts'
import { readFromReplica } from '../platform/db/read-replica.ts'
import { interpretFilter, placeOf } from './interpret-filter.ts'
import { countFitting, type FoundEntry, findFitting, findNames, type Wanted } from './store.ts'

/** Longest time spent on counting. Milliseconds. */
const COUNT_TIME = 800
const STATEMENT_STOPPED = '57014'

/**
 * One page of matching entries, newest first, before or after a cursor; audited. An unknown person gives an empty
 * page. Refusal: `invalid-input` for reversed days.
 */
export async function searchEntries(context: StaffContext, query: AuditFilter & { before: string; after: string }): Promise<AuditPage> {
  const { before, after, ...filter } = query
  const { sql, zone } = context
  const wanted = await interpretFilter(context, filter)
  await note(context, {
    action: 'Search Audit Log',
    description: 'Searched the audit log',
    entity: { kind: 'list', id: 'audit_log' },
    additionalInfo: toldFilter(filter),
    ...(filter.patient_id !== '' && { patient_id: filter.patient_id }),
  })
  if (!wanted) return NOTHING
  const [found, counted] = await readFromReplica(sql, (far) =>
    Promise.all([
      findFitting(far, wanted, { before: placeOf(before), after: placeOf(after), limit: AUDIT_PAGE + 1 }),
      countInTime(far, wanted),
    ]),
  )
  const more = found.length > AUDIT_PAGE
  const rows = after === '' ? found.slice(0, AUDIT_PAGE) : found.slice(-AUDIT_PAGE)
  const [first, last] = [rows[0], rows.at(-1)]
  const hasOlder = after === '' ? more : true
  const hasNewer = after === '' ? before !== '' : more
  return {
    rows: rows.map((entry) => presentFound(entry, zone)),
    total: counted === null ? null : Math.min(counted, AUDIT_COUNT_LIMIT),
    more: counted === null || counted > AUDIT_COUNT_LIMIT,
    people: await findNames(sql, [...new Set(rows.flatMap(({ changes }) => peopleIn(changes)))]),
    older: hasOlder && last ? cursorOf(last) : null,
    newer: hasNewer && first ? cursorOf(first) : null,
    newest: first ? cursorOf(first) : null,
  }
}

const NOTHING: AuditPage = { rows: [], total: 0, more: false, people: {}, older: null, newer: null, newest: null }

/** The given parts of the filter, for the audit entry. */
export function toldFilter(filter: AuditFilter): string {
  return JSON.stringify(Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')))
}

/** An entry as administrators see it, with day and minute in clinic time. */
function presentFound(entry: FoundEntry, zone: string): AuditEntryRow {
  const [day = '', minute = ''] = minuteIn(zone, entry.created_at).split(' ')
  return {
    id: entry.id,
    at: entry.created_at,
    day,
    minute,
    user: entry.user_name,
    user_id: entry.user_id,
    action: entry.action,
    kind: kindOf(entry.action),
    description: entry.description,
    entity: { kind: entry.entity_kind, id: entry.entity_id, type: entry.entity_type },
    changes: entry.changes,
    additional_info: entry.additional_info,
    patient_id: entry.patient_id,
    address: entry.address,
    seal: entry.seal,
  }
}

export function cursorOf({ exact_at, id }: Pick<FoundEntry, 'exact_at' | 'id'>): string {
  return `${exact_at}_${id}`
}

/** Null when counting would take too long: some filters match very little of millions of entries. */
async function countInTime(sql: Sql, wanted: Wanted): Promise<number | null> {
  try {
    const counted = await sql.begin(async (tx) => {
      await tx`select set_config('statement_timeout', ${String(COUNT_TIME)}, true)`
      return { count: await countFitting(tx, wanted, { limit: AUDIT_COUNT_LIMIT + 1 }) }
    })
    return (counted as { count: number }).count
  } catch (error) {
    if ((error as { code?: string }).code === STATEMENT_STOPPED) return null
    throw error
  }
}
