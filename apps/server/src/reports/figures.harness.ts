import type { AuditAction } from '@clinic/contract/vocabulary'
import type { Counted } from '@clinic/core/reports/tally'
import { TEST_NOW } from '../../test/build.ts'
import { dayIn, later } from '../platform/clock.ts'
import type { Sql } from '../platform/db/database.ts'
import { resolveRange } from './resolve-range.ts'
import { asOfOneMoment, findCounted } from './store.ts'

export const ZONE = 'America/Toronto'

export type Visit = { patient_id: string; user_id: number; at: string; isNew?: boolean; type?: string; waited?: number | null }

/** A completed appointment as the product writes it: the encounter row, then the audit entry. */
export async function visit(sql: Sql, { patient_id, user_id, at, isNew = true, type = 'New Patient', waited = 30 }: Visit): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      insert into encounters (patient_id, user_id, was_new_patient, appointment_type, completed_at)
      values (${patient_id}, ${user_id}, ${isNew}, ${type}, ${at})`
    const changes = waited === null ? {} : { entered_np_queue_at: { from: later(at, -waited * 60), to: null } }
    await entry(tx as unknown as Sql, { action: 'Complete Appointment', patient_id, user_id, at, type, changes })
  })
}

export type Entry = {
  action: AuditAction
  patient_id: string
  user_id: number | null
  at: string
  type?: string | null
  description?: string
  changes?: Record<string, { from: string | boolean | null; to: string | boolean | null }>
}

export async function entry(
  sql: Sql,
  { action, patient_id, user_id, at, type = null, description = '', changes = {} }: Entry,
): Promise<void> {
  await sql`
    insert into audit_log (created_at, user_id, user_name, action, description, entity_kind, entity_id, entity_type, changes, patient_id)
    values (${at}, ${user_id}, 'Whoever', ${action}, ${description}, 'patient', ${patient_id}, ${type}, ${sql.json(changes)}, ${patient_id})`
}

/** Marks a patient ineligible; `reason` null: unchanged, so the entry does not repeat it. */
export function mark(sql: Sql, { reason, ...who }: Pick<Entry, 'patient_id' | 'user_id' | 'at'> & { reason: string | null }) {
  return entry(sql, {
    ...who,
    action: 'Mark Patient Ineligible',
    description: `Marked as ineligible: ${reason ?? 'Other'}`,
    changes: { eligible: { from: true, to: false }, ...(reason !== null && { ineligible_reason: { from: '', to: reason } }) },
  })
}

/** The counts of a range as reports read them. */
export async function counted(sql: Sql, startDate: string, endDate: string): Promise<Counted[]> {
  const range = resolveRange({ zone: ZONE, now: TEST_NOW }, { startDate, endDate })
  return asOfOneMoment(sql, (tx) => findCounted(tx, range))
}

/** The clinic day of an instant. */
export function dayOf(at: string): string {
  return dayIn(ZONE, at)
}
