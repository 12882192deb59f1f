import type { TriggeredQuestionnaire } from '@clinic/contract/chart/phone-intake'
import { listUsable } from '../../../assistant/questionnaires/load-version.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { markSkipped } from '../answers/answer-store.ts'
import { listTriggered } from '../triggered/list-triggered.ts'
import { seenBy } from './lock-phone-answers.ts'

type Passed = { patient_id: string; key: string }

/**
 * Skips a triggered questionnaire that the patient declined. Refusals: `patient-not-found`,
 * `questionnaire-not-found`.
 */
export function skipTriggered(context: StaffContext, { patient_id, key }: Passed): Promise<{ called: TriggeredQuestionnaire[] }> {
  return change(context, async (tx, context) => {
    const patient = await seenBy(tx, context.staff, patient_id)
    if (!(await markSkipped(tx, { patient_id, key, by: context.staff.id, now: context.now }))) throw new Problem('questionnaire-not-found')
    return {
      result: { called: await listTriggered(tx, patient_id, await listUsable(tx)) },
      audit: {
        action: 'Questionnaire Passed Over',
        description: `${key}, by phone`,
        entity: { kind: 'patient', id: patient_id, type: patient.appointment_type },
        patient_id,
      },
      live: [patientNotice(null, patient)],
    }
  })
}
