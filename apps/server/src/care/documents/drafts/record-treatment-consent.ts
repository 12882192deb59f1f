import { canSee } from '@clinic/core/queues/can-see'
import { consentText } from '../../../../content/consent.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { insertTreatmentConsent } from './facts-store.ts'

/** Keeps which version of the consent text was told. Refusal: `patient-not-found`. */
export function recordTreatmentConsent(context: StaffContext, { patient_id, given }: { patient_id: string; given: boolean }) {
  return change(context, async (tx, context) => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const { version } = consentText
    await insertTreatmentConsent(tx, { patient_id, user_id: context.staff.id, given, version, at: context.now })
    return {
      result: { message: given ? 'Consent to treatment recorded.' : 'Recorded: no consent to treatment.' },
      audit: {
        action: 'Record Treatment Consent',
        description: given ? `Consent to treatment by word of mouth, text ${version}` : 'Consent to treatment refused or withdrawn',
        entity: { kind: 'patient', id: patient_id },
        patient_id,
      },
    }
  })
}
