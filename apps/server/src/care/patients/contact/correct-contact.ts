import type { Contact, ContactCheck, ContactField, ContactOrder } from '@clinic/contract/patients/contact'
import { callerRefusal } from '@clinic/core/patients/caller-refusal'
import { checkContact } from '@clinic/core/patients/check-contact'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { patientNotice } from '../patient-notice.ts'
import { presentRow } from '../present.ts'
import { lockPatient } from '../store.ts'
import { findKnown, insertCorrection, type KnownContact, writeContact } from './contact-store.ts'

/** A changed email receives no codes for a day (F-12). */
export const WITHOUT_CODES_SECONDS = 86_400

const FIELD_WORDS: Readonly<Record<ContactField, string>> = {
  phone: 'phone',
  email: 'email',
  street_address: 'street address',
  city: 'city',
  postal_code: 'postal code',
}
const CHECK_WORDS: Readonly<Record<ContactCheck, string>> = {
  'call-back': 'after a call back to the number on file',
  identifiers: 'after the health number and two other identifiers',
  'photo-id': 'after photo identification',
}

type Order = ContactOrder & { patient_id: string }

/**
 * Corrects contact details (F-12). The history keeps both values; the audit log names the fields only. A changed email
 * is announced to both addresses. What is so already changes nothing. Refusals: `patient-not-found`,
 * `version-conflict`, `invalid-input` with fields, those of `callerRefusal`.
 */
export async function correctContact(context: StaffContext, order: Order): Promise<{ version: number }> {
  const checked = checkContact(order.contact)
  if ('errors' in checked) throw new Problem('invalid-input', { fields: checked.errors })
  const { patient_id, reason, note, checked_by } = order
  return change(context, async (tx, { staff, now }) => {
    const patient = await lockPatient(tx, patient_id)
    const known = patient && (await findKnown(tx, patient_id))
    if (!patient || !known || !canSee(staff, patient)) throw new Problem('patient-not-found')
    const after = changed(known, checked.contact)
    const fields = Object.keys(after) as ContactField[]
    if (fields.length === 0) return { result: { version: patient.version }, audit: NOTHING_CHANGED }
    if (order.version !== patient.version) throw new Problem('version-conflict', { patient: presentRow(patient) })
    const refusal = callerRefusal(staff, known, order)
    if (refusal) throw new Problem(refusal)
    const before = Object.fromEntries(fields.map((field) => [field, known[field]]))
    const row = await writeContact(tx, patient_id, after)
    const emails = after.email === undefined ? [] : [known.email, after.email].filter((email) => email !== '')
    const codes_from = after.email === undefined ? null : later(now, WITHOUT_CODES_SECONDS)
    const correction = { patient_id, user_id: staff.id, corrected_at: now, reason, note, checked_by, before, after, codes_from }
    await insertCorrection(tx, correction, emails)
    return {
      result: { version: row.version },
      audit: {
        action: 'Correct Contact Details',
        description: `Corrected ${fields.map((field) => FIELD_WORDS[field]).join(', ')} ${CHECK_WORDS[checked_by]}`,
        entity: { kind: 'patient', id: patient_id },
        changes: { reason: { from: null, to: reason } },
        patient_id,
      },
      live: [patientNotice(patient, row)],
    }
  })
}

function changed(known: KnownContact, given: Partial<Contact>): Partial<Contact> {
  return Object.fromEntries(Object.entries(given).filter(([field, value]) => value !== known[field as ContactField]))
}
