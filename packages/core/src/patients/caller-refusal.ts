import type { ContactCheck } from '@clinic/contract/patients/contact'
import type { Identifiers } from '@clinic/contract/patients/look-up'
import { hasScope, type Staff } from '../authorization/staff.ts'
import { countIdentifiers, type Known, matchesIdentifiers } from './matches-identifiers.ts'

type Confirmation = { checked_by: ContactCheck; identifiers?: Identifiers | undefined }

/**
 * Why staff may not take a caller for the patient (F-12); null: they may. A call back goes to the number on file; the
 * health number needs two other identifiers; a manager may have seen photo identification.
 */
export function callerRefusal(
  staff: Pick<Staff, 'scopes'>,
  known: Known,
  { checked_by, identifiers = {} }: Confirmation,
): 'no-number-on-file' | 'caller-not-confirmed' | 'photo-needs-manager' | null {
  if (checked_by === 'call-back') return known.phone === '' ? 'no-number-on-file' : null
  if (checked_by === 'photo-id') return hasScope(staff, ['pcrmanager', 'npmanager', 'admin']) ? null : 'photo-needs-manager'
  const { health_number, ...others } = identifiers
  const enough = health_number !== undefined && countIdentifiers(others) >= 2
  return enough && matchesIdentifiers(known, identifiers) ? null : 'caller-not-confirmed'
}
