import type { Today } from '@clinic/contract/queues/today'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findPatient } from '../store.ts'
import { findWaitingProposals } from './identity-store.ts'

/** Corrections of colleagues that wait for a second person, of patients whose record the user may open (F-12). */
export async function listWaitingCorrections({ sql, staff, now }: StaffContext): Promise<Today['corrections']> {
  const waiting = await findWaitingProposals(sql, { user_id: staff.id, now })
  const rows = await Promise.all(waiting.map(async (one) => ({ one, patient: await findPatient(sql, one.patient_id) })))
  return rows.flatMap(({ one, patient }) =>
    patient && canSee(staff, patient) ? [{ ...one, name: `${patient.first_name} ${patient.last_name}`.trim() }] : [],
  )
}
