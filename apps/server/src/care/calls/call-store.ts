import { CALLS_LIMIT, type CallAttempt } from '@clinic/contract/patients/calls'
import type { HomePlace } from '@clinic/core/booking/visit-zone'
import type { NextStep } from '@clinic/core/calls/next-call'
import type { Sql, Tx } from '../../platform/db/database.ts'

export type StoredAttempt = Omit<CallAttempt, 'local' | 'next_local'> & { zone: string; next_at: string | null; closed_at: string | null }

/** Newest first. */
export function findAttempts(sql: Sql | Tx, patient_id: string): Promise<StoredAttempt[]> {
  return sql<StoredAttempt[]>`
    select c.id, c.at, u.name as by, c.outcome, c.zone, c.next_step, c.next_at, c.decision, c.closed_at
    from contact_attempts c join users u on u.id = c.user_id where c.patient_id = any(record_family(${patient_id})) and c.undone_at is null
    order by c.id desc limit ${CALLS_LIMIT}`
}

export type Callee = HomePlace & { phone: string }

/** The number of a patient, and where they live. */
export async function findCallee(sql: Sql | Tx, patient_id: string): Promise<Callee> {
  const [row] = await sql<Callee[]>`
    select p.phone, p.province, coalesce(d.city, '') as city, coalesce(d.postal_code, '') as postal_code
    from patients p left join patient_details d using (patient_id) where p.patient_id = ${patient_id}`
  return row ?? { phone: '', province: null, city: '', postal_code: '' }
}

type NewAttempt = { patient_id: string; user_id: number; at: string; outcome: CallAttempt['outcome']; zone: string; next: NextStep }

/** Adds a call to a locked patient; what was planned before is over. */
export async function insertAttempt(tx: Tx, { next, at, ...row }: NewAttempt): Promise<void> {
  await tx`update contact_attempts set closed_at = ${at} where patient_id = ${row.patient_id} and closed_at is null`
  const values = { ...row, at, next_step: next.step, next_at: next.at, closed_at: next.step === 'none' ? at : null }
  await tx`insert into contact_attempts ${tx(values)}`
}

/** Writes a manager’s decision into the open plan; `next_at` null: no further call. */
export async function decideAttempt(
  tx: Tx,
  id: number,
  { decision, user_id, next_at, now }: { decision: 'again' | 'end'; user_id: number; next_at: string | null; now: string },
): Promise<void> {
  const next_step = next_at === null ? 'none' : 'call'
  const closed_at = next_at === null ? now : null
  await tx`update contact_attempts set ${tx({ decision, decided_by: user_id, next_step, next_at, closed_at })} where id = ${id}`
}

/** Patients with a call whose time has come, longest ago first. */
export async function findDueCalls(sql: Sql, now: string): Promise<string[]> {
  const rows = await sql<{ patient_id: string }[]>`
    select patient_id from contact_attempts where next_step = 'call' and closed_at is null and came_due_at is null and next_at <= ${now}
    order by next_at limit 1000`
  return rows.map(({ patient_id }) => patient_id)
}

/** The planned call of a locked patient that has come due; null: none has. */
export async function findDueCall(tx: Tx, patient_id: string, now: string): Promise<{ id: number; next_at: string; zone: string } | null> {
  const [row] = await tx<{ id: number; next_at: string; zone: string }[]>`
    select id, next_at, zone from contact_attempts
    where patient_id = ${patient_id} and next_step = 'call' and closed_at is null and came_due_at is null and next_at <= ${now}`
  return row ?? null
}

/** `closed`: the patient was ended, and is not called again. */
export async function noteCallDue(tx: Tx, id: number, { now, closed }: { now: string; closed: boolean }): Promise<void> {
  await tx`update contact_attempts set ${closed ? tx({ closed_at: now }) : tx({ came_due_at: now })} where id = ${id}`
}

/** A request for a person in the chat that a call that reaches the patient ends. */
export async function waitsInChat(sql: Sql, patient_id: string): Promise<boolean> {
  const rows = await sql`
    select from conversations where patient_id = ${patient_id} and attention in ('asked', 'called') and closed_at is null limit 1`
  return rows.length > 0
}
