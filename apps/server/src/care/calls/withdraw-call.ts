import type { Tx } from '../../platform/db/database.ts'

type Withdrawn = { patient_id: string; user_id: number; at: string; now: string }

/** Marks the call that is undone, and opens again what was planned before it; both rows stay. */
export async function withdrawCall(tx: Tx, { patient_id, user_id, at, now }: Withdrawn): Promise<void> {
  const [undone] = await tx<{ id: number }[]>`
    update contact_attempts set undone_at = ${now}, closed_at = coalesce(closed_at, ${now})
    where patient_id = ${patient_id} and user_id = ${user_id} and at = ${at} and undone_at is null returning id`
  if (!undone) return
  await tx`
    update contact_attempts set closed_at = null
    where patient_id = ${patient_id} and id < ${undone.id} and closed_at = ${at} and next_step <> 'none' and undone_at is null`
}
