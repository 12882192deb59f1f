import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Answers } from '@clinic/core/questionnaires/answers'
import type { Sql } from '../../../platform/db/database.ts'
import { findOpenSet } from '../answers/answer-store.ts'
import { answersForVersion } from './lock-phone-answers.ts'

/** The answers so far to a questionnaire that is not finished, as they hold in this version; null before the first one. */
export async function findOpenAnswers(
  sql: Sql,
  { patient_id, questionnaire }: { patient_id: string; questionnaire: Questionnaire },
): Promise<{ revision: number; answers: Answers } | null> {
  const set = await findOpenSet(sql, { patient_id, key: questionnaire.key })
  return set && { revision: set.revision, answers: await answersForVersion(sql, questionnaire, set) }
}
