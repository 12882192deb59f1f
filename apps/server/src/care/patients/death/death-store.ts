import type { Tx } from '../../../platform/db/database.ts'

/** Ends the planned call of a locked patient. */
export async function closeCalls(tx: Tx, patient_id: string, at: string): Promise<void> {
  await tx`update contact_attempts set closed_at = ${at} where patient_id = ${patient_id} and closed_at is null`
}

/** The call that was planned when a death was recorded is planned again. */
export async function reopenCalls(tx: Tx, patient_id: string, died: string): Promise<void> {
  await tx`
    update contact_attempts set closed_at = null
    where patient_id = ${patient_id} and closed_at = ${died} and at < ${died} and undone_at is null`
}

const OPEN_DAYS = '90 days'

/** Who recorded a death can open the record as one who had the patient, also where they saw it in a queue alone (F-1). */
export async function openRecord(
  tx: Tx,
  { patient_id, user_id, now }: { patient_id: string; user_id: number; now: string },
): Promise<void> {
  await tx`
    insert into record_access (patient_id, user_id, reason, until)
    values (${patient_id}, ${user_id}, 'held', greatest(${now}::timestamptz, now()) + ${OPEN_DAYS}::interval)
    on conflict (patient_id, user_id, reason) do update set until = greatest(record_access.until, excluded.until)`
}
