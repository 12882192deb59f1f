import type { CalledQuestionnaire } from '@clinic/contract/record-questionnaires'
import type { StaffContext } from '../auth/context.ts'
import { tellOf } from '../patients/tell-of.ts'
import { change } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { markPassed } from './answer-store.ts'
import { seenBy } from './hold-asked.ts'
import { listCalled } from './list-called.ts'

type Passed = { patient_id: string; key: string }

/** Passes over a questionnaire that answers ask for: the patient would rather not. Refusals: `patient-not-found`, `questionnaire-not-found`. */
export function skipCalled(context: StaffContext, { patient_id, key }: Passed): Promise<{ called: CalledQuestionnaire[] }> {
  return change(context, async (tx, context) => {
    const patient = await seenBy(tx, context.staff, patient_id)
    if (!(await markPassed(tx, { patient_id, key, by: context.staff.id, now: context.now }))) throw new Problem('questionnaire-not-found')
    return {
      result: { called: await listCalled(tx, patient_id, await listNewest(tx)) },
      audit: {
        action: 'Questionnaire Passed Over',
        description: `${key}, by phone`,
        entity: { kind: 'patient', id: patient_id, type: patient.appointment_type },
        patient_id,
      },
      live: [tellOf(null, patient)],
    }
  })
}
