import { AUDIT_EXPORT_LIMIT, type AuditFilter } from '@clinic/contract/audit'
import { describeChanges, peopleIn } from '@clinic/core/audit/describe-changes'
import { kindOf } from '@clinic/core/audit/kinds'
import { CSV_START, csvLine } from '@clinic/core/reports/csv-line'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { dayIn, minuteIn, offsetTimeIn } from '../platform/clock.ts'
import { note } from '../platform/db/change.ts'
import { readFromReplica } from '../platform/db/read-replica.ts'
import { interpretFilter } from './interpret-filter.ts'
import { toldFilter } from './search-entries.ts'
import { type FoundEntry, findFitting, findNames, type Place, type Wanted } from './store.ts'

const BATCH = 2_000
const HEADER = [
  ...['Number', 'Seal', 'Time', 'Person', 'Person number', 'Action', 'Kind', 'Description', 'About', 'About ID', 'Patient ID'],
  ...['Changes', 'Additional information', 'Address'],
]

/** Matching entries as CSV, newest first, at most `AUDIT_EXPORT_LIMIT`, streamed. The export is audited. */
export async function exportEntries(context: StaffContext, filter: AuditFilter): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
  const wanted = await interpretFilter(context, filter)
  await note(context, {
    action: 'Export Report',
    description: 'Exported entries of the audit log',
    entity: { kind: 'list', id: 'audit_log' },
    additionalInfo: toldFilter(filter),
    ...(filter.patient_id !== '' && { patient_id: filter.patient_id }),
  })
  return { name: `audit_log_${dayIn(context.zone, context.now)}.csv`, pieces: asCsv(context, wanted) }
}

async function* asCsv({ sql, zone }: StaffContext, wanted: Wanted | null): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEADER)
  let before: Place | null = null
  for (let sent = 0; wanted && sent < AUDIT_EXPORT_LIMIT; sent += BATCH) {
    const found: FoundEntry[] = await readFromReplica(sql, (far) => findFitting(far, wanted, { before, limit: BATCH }))
    const people = await findNames(sql, [...new Set(found.flatMap(({ changes }) => peopleIn(changes)))])
    yield found.map((entry) => csvLine(cellsOf(entry, { people, zone }))).join('')
    const last = found.at(-1)
    if (!last || found.length < BATCH) return
    before = { at: last.exact_at, id: last.id }
  }
}

function cellsOf(entry: FoundEntry, { people, zone }: { people: Record<string, string>; zone: string }): string[] {
  const changes = describeChanges(entry.changes, { people, tell: (moment) => minuteIn(zone, moment) })
  return [
    String(entry.id),
    entry.seal === null ? '' : String(entry.seal),
    offsetTimeIn(zone, entry.created_at),
    entry.user_name,
    entry.user_id === null ? '' : String(entry.user_id),
    entry.action,
    kindOf(entry.action),
    entry.description,
    entry.entity_kind,
    entry.entity_id,
    entry.patient_id ?? '',
    changes.map(({ label, from, to }) => `${label}: ${from} → ${to}`).join('; '),
    entry.additional_info,
    entry.address,
  ]
}
