import type { IdentityDetails, IdentityValues } from '@clinic/contract/patients/identity'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { noteRead } from '../note-read.ts'
import { findPatient } from '../store.ts'
import { findKnown, type KnownContact } from './contact-store.ts'
import { findProposal } from './identity-store.ts'

/** Name, birth date and health number, with the correction that waits; audited. Refusal: `patient-not-found`. */
export async function readIdentity(context: StaffContext, patient_id: string): Promise<IdentityDetails> {
  const { sql, staff, now } = context
  const [patient, known] = await Promise.all([findPatient(sql, patient_id), findKnown(sql, patient_id)])
  await noteRead(context, patient, 'Read name, birth date and health number')
  if (!patient || !known) throw new Problem('patient-not-found')
  const found = await findProposal(sql, patient_id, now)
  const { id, by, proposed_at, confirm_until, reason, note, before, after, proposed_by } = found ?? {}
  return {
    version: patient.version,
    identity: identityOf(known),
    phone: known.phone,
    proposal:
      id === undefined || !found
        ? null
        : {
            ...{
              id,
              by: by ?? '',
              at: proposed_at ?? '',
              confirm_until: confirm_until ?? '',
              reason: found.reason ?? reason,
              note: note ?? '',
            },
            ...{ before: before ?? {}, after: after ?? {}, mine: proposed_by === staff.id },
          },
  }
}

export function identityOf({ first_name, last_name, date_of_birth, health_number }: KnownContact): IdentityValues {
  return { first_name, last_name, date_of_birth: date_of_birth ?? '', health_number }
}
