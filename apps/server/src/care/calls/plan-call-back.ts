import type { Staff } from '@clinic/core/authorization/staff'
import { callTimeError } from '@clinic/core/calls/next-call'
import { isUrgent } from '@clinic/core/patients/is-urgent'
import type { Patient } from '@clinic/core/patients/patient'
import { instantIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findAttempts, findCallee, insertAttempt } from './call-store.ts'
import { clockOf, zoneOfCallee } from './propose-next.ts'

type Wanted = { at_local: string; staff: Pick<Staff, 'id' | 'name'>; now: string; zone: string }
/** `isThere`: this person planned the same call before. */
export type CallBack = { attempt: Parameters<typeof insertAttempt>[1]; isThere: boolean }

/**
 * The call that a patient, locked, agreed on with the person who talks to them, by the patient’s clock; or why it cannot be then. `zone`: the
 * clinic’s.
 */
export async function planCallBack(tx: Tx, patient: Patient, wanted: Wanted): Promise<CallBack | { error: string }> {
  const { patient_id } = patient
  const { staff, now, at_local } = wanted
  const zone = zoneOfCallee(await findCallee(tx, patient_id), wanted.zone)
  const at = instantIn(zone, `${at_local}:00.000`)
  if (at === null) return { error: 'This time does not exist.' }
  const error = callTimeError(at, 'call-back', { now, clock: clockOf(zone, now), isUrgent: isUrgent(patient) })
  if (error !== null) return { error }
  const [last] = await findAttempts(tx, patient_id)
  return {
    attempt: { patient_id, user_id: staff.id, at: now, outcome: 'call-back', zone, next: { step: 'call', at } },
    isThere: last?.outcome === 'call-back' && last.by === staff.name && last.closed_at === null && last.next_at === at,
  }
}

/** In the transaction that planned it; what was planned before is over. */
export function recordCallBack(tx: Tx, { attempt }: CallBack): Promise<void> {
  return insertAttempt(tx, attempt)
}
