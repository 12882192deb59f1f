import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { note } from '../../../platform/db/change.ts'
import { findOpenSet } from '../answers/answer-store.ts'
import { answersForVersion, findNewest, seenBy } from './lock-phone-answers.ts'
import { presentPhoneAnswers } from './present-phone-answers.ts'

/**
 * A questionnaire in its newest version with the answers so far from patient or staff. Audited. Refusals:
 * `patient-not-found`, `questionnaire-not-found`.
 */
export async function readPhoneAnswers(
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
  return presentPhoneAnswers(context, { patient, questionnaire, set, answers: await answersForVersion(sql, questionnaire, set) })
}
