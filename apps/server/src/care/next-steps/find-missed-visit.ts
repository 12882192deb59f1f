import type { Sql, Tx } from '../../platform/db/database.ts'

/** When the newest visit of a patient was booked that did not take place: missed, cancelled, or over without an outcome. */
export async function findMissedVisit(sql: Sql | Tx, patient_id: string, now: string): Promise<string | null> {
  const [row] = await sql<{ booked_at: string | null }[]>`
    select max(booked_at) as booked_at from appointments
    where patient_id = ${patient_id} and (state in ('cancelled', 'lapsed') or (state = 'booked' and ends_at <= ${now}))`
  return row?.booked_at ?? null
}
