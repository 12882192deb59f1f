import type { DraftRow, QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { sameQuestions } from '@clinic/core/questionnaires/edits/same-questions'
import type { Sql } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { SHIPPED_AUTHOR } from '../articles/present-article.ts'
import { type Draft, findDraft } from './draft-store.ts'
import { loadVersion } from './load-version.ts'

/** A draft by its number or key, as it is read. Refusal: `questionnaire-not-found`. */
export async function presentDraft(sql: Sql, id: string): Promise<QuestionnaireDraft> {
  const draft = await findDraft(sql, id)
  if (!draft || draft.deleted_at !== null) throw new Problem('questionnaire-not-found')
  const { key, name, description, image, revision, based_on, questions, suggested, suggested_version } = draft
  return {
    ...{ id: draft.id, key, name, description, image, revision, based_on, questions },
    differs: await differs(sql, draft),
    suggested: suggested && suggested_version !== null ? { version: suggested_version, questions: suggested } : null,
    ...{ created_by: draft.created_by ?? SHIPPED_AUTHOR, created_at: draft.created_at },
    ...{ updated_by: draft.updated_by ?? SHIPPED_AUTHOR, updated_at: draft.updated_at },
  }
}

/** A draft in the list of all. */
export async function presentRow(sql: Sql, draft: Draft): Promise<DraftRow> {
  const { id, key, name, revision, questions, updated_by, updated_at, based_on, published_at, suggested_version } = draft
  return {
    ...{ id, key, name, revision, questions: Object.keys(questions).length },
    ...{ updated_by: updated_by ?? SHIPPED_AUTHOR, updated_at },
    ...{ version: based_on, published_at, differs: await differs(sql, draft), suggested: suggested_version },
  }
}

/** Whether publishing would change anything. */
async function differs(sql: Sql, { key, based_on, redescribed, questions }: Draft): Promise<boolean> {
  if (redescribed || based_on === null) return true
  const published = await loadVersion(sql, key, based_on)
  return !published || !sameQuestions(published.questions, questions)
}
