import type { ListedQuestionnaire } from '@clinic/contract/questionnaires'
import type { Sql } from '../../platform/db/database.ts'
import { findDrafts } from './draft-store.ts'
import { listNewest } from './load-version.ts'
import { presentRow } from './present-draft.ts'

/** Every questionnaire by name, as published and as drafted, with the id that the other calls take (REQ-405). */
export async function listQuestionnaires(sql: Sql): Promise<ListedQuestionnaire[]> {
  const [published, all] = await Promise.all([listNewest(sql), findDrafts(sql)])
  const drafts = all.filter(({ deleted_at }) => deleted_at === null)
  const withDraft = await Promise.all(
    drafts.map(async (draft) => {
      const newest = published.find(({ key }) => key === draft.key)
      const { id, revision, differs } = await presentRow(sql, draft)
      const about = newest ?? { key: draft.key, name: draft.name, version: null, questions: draft.questions }
      return { ...about, id, revision, draft: newest && differs ? { name: draft.name, questions: draft.questions } : null }
    }),
  )
  const rest = published.filter(({ key }) => !drafts.some((draft) => draft.key === key))
  return [...withDraft, ...rest.map((one) => ({ ...one, id: null, revision: null, draft: null }))]
}
