import * as published from '@clinic/contract/questionnaires'
import * as drafts from '@clinic/contract/questionnaires/drafts'
import * as versions from '@clinic/contract/questionnaires/versions'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { createQuestionnaire } from './create-questionnaire.ts'
import { deleteQuestionnaire, restoreQuestionnaire } from './delete-questionnaire.ts'
import { editDraft } from './edit-draft.ts'
import { listDrafts } from './list-drafts.ts'
import { listQuestionnaires } from './list-questionnaires.ts'
import { listTestCases } from './list-test-cases.ts'
import { listVersions, readVersion } from './list-versions.ts'
import { presentDraft } from './present-draft.ts'
import { type CountReread, publishDraft } from './publish-draft.ts'
import { readEdits } from './read-edits.ts'
import { recordTestCase, removeTestCase } from './record-test-case.ts'
import { resolveSuggestion } from './resolve-suggestion.ts'
import { restoreVersion } from './restore-version.ts'
import { saveQuestionnaire } from './save-questionnaire.ts'
import { viewDraft } from './view-draft.ts'

type Services = { countReread: CountReread }

/** Questionnaires: what is published, the drafts that staff edit, their versions and golden patients (REQ-404 to REQ-407). */
export function mountQuestionnaires(mount: Mount<Caller>, { countReread }: Services): void {
  mount(published.listQuestionnaires, (_, caller) => listQuestionnaires(staffContext(caller).sql))
  mount(drafts.createQuestionnaire, ({ body }, caller) => createQuestionnaire(staffContext(caller), body))
  mount(drafts.saveQuestionnaire, ({ params, body }, caller) => saveQuestionnaire(staffContext(caller), params.id, body))
  mount(drafts.deleteQuestionnaire, ({ params }, caller) => deleteQuestionnaire(staffContext(caller), params.id))
  mount(drafts.restoreQuestionnaire, ({ params }, caller) => restoreQuestionnaire(staffContext(caller), params.id))
  mount(drafts.listDrafts, (_, caller) => listDrafts(staffContext(caller)))
  mount(drafts.readDraft, ({ params }, caller) => presentDraft(staffContext(caller).sql, params.id))
  mount(drafts.readEdits, ({ params, query }, caller) => readEdits(staffContext(caller), params.id, query))
  mount(drafts.editDraft, ({ params, body }, caller) => editDraft(staffContext(caller), params.id, body))
  mount(drafts.openDraft, ({ params }, caller) => viewDraft(staffContext(caller), { ...params, open: true }))
  mount(drafts.closeDraft, ({ params }, caller) => viewDraft(staffContext(caller), { ...params, open: false }))
  mount(versions.listVersions, ({ params }, caller) => listVersions(staffContext(caller), params.key))
  mount(versions.readVersion, ({ params }, caller) => readVersion(staffContext(caller), params.key, params.version))
  mount(versions.publishDraft, ({ params, body }, caller) => publishDraft(staffContext(caller), params.id, { ...body, countReread }))
  mount(versions.restoreVersion, ({ params, body }, caller) => restoreVersion(staffContext(caller), params.id, body))
  mount(versions.resolveSuggestion, ({ params, body }, caller) => resolveSuggestion(staffContext(caller), params.id, body))
  mount(versions.listTestCases, ({ params }, caller) => listTestCases(staffContext(caller), params.key))
  mount(versions.recordTestCase, ({ params, body }, caller) => recordTestCase(staffContext(caller), params.key, body))
  mount(versions.removeTestCase, ({ params }, caller) => removeTestCase(staffContext(caller), params))
}
