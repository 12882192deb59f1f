import { canSee } from '@clinic/core/queues/can-see'
import { consentText } from '../../../../content/consent.ts'
import { findConsent } from '../../../assistant/approvals/check-open.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { type Changed, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findLastTold, findTreatmentConsent, insertTreatmentConsent } from './facts-store.ts'

/** Keeps which version of the consent text was told; told again on the same day, it is the same consent. Refusal: `patient-not-found`. */
export function recordTreatmentConsent(context: StaffContext, { patient_id, given }: { patient_id: string; given: boolean }) {
  return change(context, async (tx, context): Promise<Changed<{ message: string }>> => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const { version } = (await findConsent(tx))?.english ?? consentText
    const result = { message: given ? 'Consent to treatment recorded.' : 'Recorded: no consent to treatment.' }
    const last = await findLastTold(tx, patient_id)
    const holds = (await findTreatmentConsent(tx, patient_id))?.given === given
    const today = last && dayIn(context.zone, last.at) === dayIn(context.zone, context.now)
    if (holds && today && last.given === given && last.version === version && last.user_id === context.staff.id)
      return { result, audit: NOTHING_CHANGED }
    await insertTreatmentConsent(tx, { patient_id, user_id: context.staff.id, given, version, at: context.now })
    return {
      result,
      audit: {
        action: 'Record Treatment Consent',
        description: given ? `Consent to treatment by word of mouth, text ${version}` : 'Consent to treatment refused or withdrawn',
        entity: { kind: 'patient', id: patient_id },
        patient_id,
      },
    }
  })
}
