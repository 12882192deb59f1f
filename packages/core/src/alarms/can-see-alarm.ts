import { hasScope, type Staff } from '../authorization/staff.ts'
import type { Patient } from '../patients/patient.ts'

/** Whom an alarm is about, as far as it is known. `named`: the person has a name. `provinces`: where they live, and where they say they are. */
export type Endangered = { named: boolean; provinces: readonly string[] } & Pick<Patient, 'assigned_pcr' | 'assigned_np'>

/**
 * Who may see an alarm (F-4): managers and administrators; PCRs and NPs licensed where the person lives or is, or who have the patient. Without a name
 * or a province every PCR and NP may, so that no one in danger waits for a person who may look.
 */
export function canSeeAlarm(staff: Staff, { named, provinces, assigned_pcr, assigned_np }: Endangered): boolean {
  if (hasScope(staff, ['admin', 'pcrmanager', 'npmanager'])) return true
  if (!hasScope(staff, ['pcr', 'np'])) return false
  if (!named || provinces.length === 0) return true
  return assigned_pcr === staff.id || assigned_np === staff.id || staff.provinces.some((code) => provinces.includes(code))
}
