import { later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { insertCorrection } from '../contact/contact-store.ts'
import { WITHOUT_CODES_SECONDS } from '../contact/correct-contact.ts'
import type { MergeRow } from './merge-store.ts'

type Merged = { survivor: MergeRow; merged: MergeRow; after: MergeRow; user_id: number; now: string }

/**
 * With a merge one email opens both conversations. Where it is new to either record, both addresses are told, the other one can stop it, and it
 * receives no codes for a day, as after a correction (F-12).
 */
export async function announceEmail(tx: Tx, { survivor, merged, after, user_id, now }: Merged): Promise<void> {
  const remains = after.identity.email
  const others = [survivor, merged].map(({ identity }) => identity.email).filter((email) => !isSame(email, remains))
  const other = others.find((email) => email !== '') ?? ''
  if (remains === '' || (other === '' && isSame(survivor.identity.email, remains))) return
  const { patient_id } = after.patient
  const correction = {
    ...{ patient_id, user_id, corrected_at: now, reason: 'other' as const, checked_by: 'merge' as const },
    note: `Merged with ${merged.patient.patient_id}`,
    ...{ before: { email: other }, after: { email: remains }, codes_from: later(now, WITHOUT_CODES_SECONDS) },
  }
  await insertCorrection(tx, correction, other === '' ? [remains] : [other, remains])
}

/** The merge was undone: the email of each record is its own again. */
export async function withdrawAnnouncement(
  tx: Tx,
  { patient_id, merged_at, now }: { patient_id: string; merged_at: string; now: string },
): Promise<void> {
  await tx`
    update contact_corrections set stopped_at = ${now}
    where patient_id = ${patient_id} and checked_by = 'merge' and corrected_at = ${merged_at} and stopped_at is null`
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
