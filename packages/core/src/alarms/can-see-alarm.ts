import { hasScope, type Staff } from '../authorization/staff.ts'
import type { Patient } from '../patients/patient.ts'

/** Whom an alarm is about, as far as it is known. `named`: the person has a name. */
export type Endangered = { named: boolean; province: string | null } & Pick<Patient, 'assigned_pcr' | 'assigned_np'>

/**
 * Who may see an alarm (F-4): managers and administrators; PCRs and NPs licensed where the person is, or who have the patient. Without a name
 * or a province every PCR and NP may, so that no one in danger waits for a person who may look.
 */
export function canSeeAlarm(staff: Staff, { named, province, assigned_pcr, assigned_np }: Endangered): boolean {
  if (hasScope(staff, ['admin', 'pcrmanager', 'npmanager'])) return true
  if (!hasScope(staff, ['pcr', 'np'])) return false
  if (!named || province === null) return true
  return assigned_pcr === staff.id || assigned_np === staff.id || staff.provinces.some((code) => code === province)
}
