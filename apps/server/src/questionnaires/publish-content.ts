import { isDeepStrictEqual } from 'node:util'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Sql } from '../platform/database.ts'
import { findVersion, insertVersion } from './store.ts'

/** Publishes the starter questionnaires at start. A version that is there already must be the same, since a published version never changes. */
export async function publishContent(sql: Sql, content: readonly Questionnaire[]): Promise<void> {
  for (const questionnaire of content) {
    await insertVersion(sql, questionnaire)
    const stored = await findVersion(sql, questionnaire.key, questionnaire.version)
    if (!isDeepStrictEqual(stored?.questions, JSON.parse(JSON.stringify(questionnaire.questions)))) {
      throw new Error(
        `Questionnaire ${questionnaire.key} version ${questionnaire.version} was changed after it was published. Give it a new version.`,
      )
    }
  }
}
