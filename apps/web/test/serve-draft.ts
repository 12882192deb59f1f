import type { Questions } from '@clinic/contract/questionnaires'
import { closeDraft, editDraft, listDrafts, openDraft, type QuestionnaireDraft, readDraft } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { NOW } from './build.ts'
import { api } from './fake-api.ts'

type Served = { draft: () => QuestionnaireDraft; edits: () => QuestionnaireEdit[]; others: (...names: string[]) => void }

/** Answers what the editor of a draft calls, and makes its edits as the server does. */
export function serveDraft(questions: Questions, parts: Partial<QuestionnaireDraft> = {}): Served {
  let draft: QuestionnaireDraft = {
    ...{ id: 7, key: 'sleep', revision: 3, name: 'Sleep', description: '', image: null, questions, based_on: null, differs: true },
    ...{ suggested: null, created_by: 'Noor Ito', created_at: NOW, updated_by: 'Noor Ito', updated_at: NOW },
    ...parts,
  }
  const others: string[] = []
  const edits: QuestionnaireEdit[] = []
  api.answers(readDraft, () => draft)
  api.answers(listDrafts, { drafts: [], deleted: [] })
  api.answers(openDraft, () => ({ others: others.map((name) => ({ name, since: NOW })) }))
  api.answers(closeDraft, { others: [] })
  api.answers(editDraft, ({ body }) => {
    const before = Object.keys(draft.questions)
    const results = body.edits.map((edit) => {
      edits.push(edit)
      const result = applyEdit(draft.questions, edit)
      if ('refused' in result) return { revision: null, created: null, said: [], refused: result }
      draft = { ...draft, questions: result.questions, revision: draft.revision + 1 }
      return { revision: draft.revision, created: result.created, said: result.said, refused: null }
    })
    const deleted = before.filter((tag) => !Object.hasOwn(draft.questions, tag))
    const changed = { ...Object.fromEntries(deleted.map((tag) => [tag, null])), ...draft.questions }
    return { revision: draft.revision, changed, information: null, results }
  })
  return { draft: () => draft, edits: () => edits, others: (...names) => void others.push(...names) }
}
