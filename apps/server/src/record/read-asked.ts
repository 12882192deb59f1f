import type { AskedQuestionnaire } from '@clinic/contract/record-questionnaires'
import type { StaffContext } from '../auth/context.ts'
import { note } from '../platform/change.ts'
import { findOpenSet } from './answer-store.ts'
import { answersIn, findNewest, seenBy } from './hold-asked.ts'
import { presentAsked } from './present-asked.ts'

/**
 * One questionnaire in its newest version, with the answers that the patient or staff have given so far. The reading leaves an audit entry
 * . Refusals: `patient-not-found`, `questionnaire-not-found`.
 */
export async function readAsked(
  context: StaffContext,
  { patient_id, key }: { patient_id: string; key: string },
): Promise<AskedQuestionnaire> {
  const { sql } = context
  const patient = await seenBy(context.sql, context.staff, patient_id)
  const questionnaire = await findNewest(sql, key)
  const set = await findOpenSet(sql, { patient_id, key })
  await note(context, {
    action: 'Read Patient Record',
    description: 'Read the answers to a questionnaire, to ask it by phone',
    entity: { kind: 'patient', id: patient_id },
    patient_id,
  })
  return presentAsked(context, { patient, questionnaire, set, answers: await answersIn(sql, questionnaire, set) })
}
