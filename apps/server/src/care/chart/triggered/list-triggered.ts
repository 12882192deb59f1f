import type { TriggeredQuestionnaire } from '@clinic/contract/chart/phone-intake'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findTriggered } from '../answers/answer-store.ts'

/** Questionnaires triggered by phone answers, as far as published. */
export async function listTriggered(
  sql: Sql | Tx,
  patient_id: string,
  published: readonly Questionnaire[],
): Promise<TriggeredQuestionnaire[]> {
  const names = new Map(published.map(({ key, name }) => [key, name]))
  const rows = await findTriggered(sql, patient_id)
  const each = new Map(rows.map((row) => [row.key, row]))
  return [...each.values()].flatMap(({ key, called_by }) => {
    const name = names.get(key)
    return name === undefined ? [] : [{ key, name, called_by: names.get(called_by) ?? called_by }]
  })
}
