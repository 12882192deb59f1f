import type { Questions } from '@clinic/contract/questionnaires'
import type { ChangesSince, EditsAnswer, QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { Staff } from '@clinic/core/authorization/staff'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { editFrom, mapAfter, type Step, steps } from '@clinic/core/questionnaires/edits/arbitrary-edits.test-data'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Editing, openEditing } from './editing.harness.ts'

const ROUNDS = 10
const EDITS = 3

let at: Editing
beforeAll(async () => {
  at = await openEditing()
})
afterAll(() => at.close())

/** A page that edits what it knows, and knows of others only what answers tell it. */
type Page = { staff: Staff; revision: number; questions: Questions; made: number }

/** Puts what is new in place of what was known. */
function follow(page: Page, { revision, changed }: Pick<ChangesSince, 'revision' | 'changed'>): void {
  const kept = Object.entries(page.questions).filter(([tag]) => !Object.hasOwn(changed, tag))
  const came = Object.entries(changed).flatMap(([tag, question]) => (question ? [[tag, question] as const] : []))
  page.questions = Object.fromEntries([...kept, ...came])
  page.revision = revision
}

async function send(id: number, page: Page, wanted: readonly Step[]): Promise<void> {
  const edits: QuestionnaireEdit[] = []
  let view = page.questions
  for (const step of wanted) {
    const edit = editFrom(view, step)
    edits.push(edit)
    view = mapAfter(view, applyEdit(view, edit))
  }
  const answer = await at.as<EditsAnswer>(page.staff, `POST /${id}/edits`, { revision: page.revision, edits })
  expect([answer.status, answer.results.length]).toEqual([200, edits.length])
  for (const { revision, refused } of answer.results) expect((revision === null) !== (refused === null)).toBe(true)
  page.made += answer.results.filter(({ revision }) => revision !== null).length
  follow(page, answer)
}

test('whatever three people edit at once, each page that takes in what it is told ends with the very draft, and the log gives it again', {
  timeout: 120_000,
}, async () => {
  const third = at.np
  await at.database.sql`
    insert into user_auth_groups (user_id, auth_group_id) select ${third.id}, id from auth_groups where name = 'npManagers'`
  await fc.assert(
    fc.asyncProperty(steps(3 * ROUNDS * EDITS), async (list) => {
      const { id, questions } = await at.begin()
      const pages: Page[] = [at.manager, at.other, third].map((staff) => ({ staff, revision: 1, questions, made: 0 }))
      for (let round = 0; round < ROUNDS; round += 1) {
        const parts = pages.map((page, one) => ({ page, from: (round * pages.length + one) * EDITS }))
        await Promise.all(parts.map(({ page, from }) => send(id, page, list.slice(from, from + EDITS))))
      }
      const draft = await at.as<QuestionnaireDraft>(at.manager, `GET /${id}/draft`)
      for (const page of pages) {
        follow(page, await at.as<ChangesSince>(page.staff, `GET /${id}/edits?since=${page.revision}`))
        expect(page.questions).toEqual(draft.questions)
      }
      const log = await at.database.sql<{ edit: QuestionnaireEdit }[]>`
        select edit from questionnaire_edits where draft_id = ${id} order by revision`
      expect([draft.revision, log.length]).toEqual([1 + log.length, pages.reduce((sum, { made }) => sum + made, 0)])
      let again = questions
      for (const { edit } of log) again = mapAfter(again, applyEdit(again, edit))
      expect(again).toEqual(draft.questions)
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
