import type { ContactDetails } from '@clinic/contract/patients/contact'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { noteRead } from '../note-read.ts'
import { findPatient } from '../store.ts'
import { findCorrections, findKnown } from './contact-store.ts'

/** Contact details with their corrections; audited. Refusal: `patient-not-found`. */
export async function readContact(context: StaffContext, patient_id: string): Promise<ContactDetails> {
  const { sql } = context
  const [patient, known] = await Promise.all([findPatient(sql, patient_id), findKnown(sql, patient_id)])
  await noteRead(context, patient, 'Read contact details')
  if (!patient || !known) throw new Problem('patient-not-found')
  const { first_name, last_name, phone, email, street_address, city, postal_code, health_number } = known
  return {
    name: `${first_name} ${last_name}`.trim(),
    version: patient.version,
    contact: { phone, email, street_address, city, postal_code },
    has_health_number: health_number !== '',
    corrections: await findCorrections(sql, patient_id),
  }
}
