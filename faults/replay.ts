import { isDeepStrictEqual } from 'node:util'
import { NP_ACTIVE_LIMIT, PCR_LIMIT } from '@clinic/contract/queues'
import type { PatientRow } from './fill.ts'
import { QUEUE_ACTIONS } from './history.ts'
import type { Entry } from './read-entries.ts'

const ACTIONS: ReadonlySet<string> = new Set(Object.values(QUEUE_ACTIONS).map(({ action }) => action))
const BY_HOLDER: ReadonlySet<string> = new Set([
  QUEUE_ACTIONS.hold.action,
  QUEUE_ACTIONS.unhold.action,
  QUEUE_ACTIONS.unassignNp.action,
  QUEUE_ACTIONS.complete.action,
  QUEUE_ACTIONS.sendBack.action,
  QUEUE_ACTIONS.sendToNp.action,
])

/**
 * Replays the log from the beginning and compares the result with the patients at the end: each entry starts from the
 * state of the one before, claims take only unassigned patients, all other actions are the assignee's, no limit is
 * exceeded at any step, and final state and number of changes match the table. Returns the differences as sentences.
 */
export function replay(
  before: ReadonlyMap<string, PatientRow>,
  entries: readonly Entry[],
  after: ReadonlyMap<string, PatientRow>,
): string[] {
  const state = new Map([...before].map(([id, row]) => [id, { ...row }]))
  const held = countHeld(before)
  const wrong: string[] = []
  for (const entry of entries) {
    const row = state.get(entry.patient_id ?? '')
    if (!row || !ACTIONS.has(entry.action)) continue
    wrong.push(...illegal(entry, row))
    move(held, row, -1)
    for (const [field, { to }] of Object.entries(entry.changes)) row[field] = to
    row.version += 1
    move(held, row, 1)
    wrong.push(...overLimit(entry, row, held))
  }
  return [...wrong, ...differences(state, after)]
}

function illegal(entry: Entry, row: PatientRow): string[] {
  const name = `entry ${entry.id}, ${entry.action} of ${row.patient_id} by ${entry.user_id}`
  const wrong: string[] = []
  for (const [field, { from }] of Object.entries(entry.changes))
    if (!isDeepStrictEqual(row[field], from))
      wrong.push(`${name}: ${field} was ${JSON.stringify(row[field])} and not ${JSON.stringify(from)}`)
  const taken = 'assigned_np' in entry.changes ? row.assigned_np : row.assigned_pcr
  if (entry.action === QUEUE_ACTIONS.claimNp.action && taken !== null) wrong.push(`double holder: ${name}, whom ${taken} holds`)
  if (BY_HOLDER.has(entry.action) && entry.user_id !== row.assigned_np && entry.user_id !== row.assigned_pcr)
    wrong.push(`not the holder: ${name}`)
  return wrong
}

type Held = { np: Map<unknown, number>; pcr: Map<unknown, number> }

function countHeld(rows: ReadonlyMap<string, PatientRow>): Held {
  const held: Held = { np: new Map(), pcr: new Map() }
  for (const row of rows.values()) move(held, row, 1)
  return held
}

function move(held: Held, row: PatientRow, by: number): void {
  if (row.assigned_np !== null && row.in_np_queue && !row.on_hold_in_queue)
    held.np.set(row.assigned_np, (held.np.get(row.assigned_np) ?? 0) + by)
  if (row.assigned_pcr !== null && row.in_pcr_queue) held.pcr.set(row.assigned_pcr, (held.pcr.get(row.assigned_pcr) ?? 0) + by)
}

function overLimit(entry: Entry, row: PatientRow, held: Held): string[] {
  const np = held.np.get(row.assigned_np) ?? 0
  const pcr = held.pcr.get(row.assigned_pcr) ?? 0
  if (row.assigned_np !== null && np > NP_ACTIVE_LIMIT)
    return [`over the limit: entry ${entry.id} leaves ${row.assigned_np} with ${np} active`]
  // A patient who is sent back keeps their PCR: that limit stops only claims.
  if (row.assigned_pcr !== null && pcr > PCR_LIMIT && 'assigned_pcr' in entry.changes)
    return [`over the limit: entry ${entry.id} leaves ${row.assigned_pcr} with ${pcr}`]
  return []
}

function differences(state: ReadonlyMap<string, PatientRow>, after: ReadonlyMap<string, PatientRow>): string[] {
  const wrong: string[] = []
  for (const [id, played] of state) {
    const row = after.get(id)
    for (const field of COMPARED)
      if (!isDeepStrictEqual(row?.[field], played[field]))
        wrong.push(`not as the log tells: ${id} has ${field} ${JSON.stringify(row?.[field])} instead of ${JSON.stringify(played[field])}`)
  }
  return wrong
}

const COMPARED = [
  'version',
  'assigned_np',
  'assigned_np_at',
  'assigned_pcr',
  'assigned_pcr_at',
  'on_hold_in_queue',
  'in_np_queue',
  'in_pcr_queue',
  'entered_np_queue_at',
  'entered_pcr_queue_at',
  'last_seen_practitioner',
  'completed_appointment_at',
  'upcoming_renewal_date',
  'system_notes',
]
