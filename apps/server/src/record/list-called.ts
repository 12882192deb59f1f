import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { CalledQuestionnaire } from '@clinic/contract/record-questionnaires'
import type { Sql, Tx } from '../platform/database.ts'
import { findCalled } from './answer-store.ts'

/** What answers given by phone still ask for, as far as it is published. */
export async function listCalled(sql: Sql | Tx, patient_id: string, published: readonly Questionnaire[]): Promise<CalledQuestionnaire[]> {
  const names = new Map(published.map(({ key, name }) => [key, name]))
  const rows = await findCalled(sql, patient_id)
  const each = new Map(rows.map((row) => [row.key, row]))
  return [...each.values()].flatMap(({ key, called_by }) => {
    const name = names.get(key)
    return name === undefined ? [] : [{ key, name, called_by: names.get(called_by) ?? called_by }]
  })
}
