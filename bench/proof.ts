import { performance } from 'node:perf_hooks'
import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { bigQuestions } from '@clinic/core/questionnaires/validation/big-questions.test-data'
import { pathTo } from '@clinic/core/questionnaires/validation/path-to'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { median, quantile } from '@clinic/testing/quantile'
import type { Row, Table } from './table.ts'

const SIZE = 500
const ROUNDS = 100
const PROOF_AIM = 50
const EDIT_AIM = 5

/** What the editor does at every step on a questionnaire of 500 questions, 40 of them of several options with branches. */
export function measureProof(): Promise<Table> {
  const questions = bigQuestions(SIZE)
  const last = Object.keys(questions).at(-1) ?? ''
  const about = { key: 'async', questionnaires: [] }
  const ways = validateQuestionnaire(questions, about).paths?.count ?? '0'
  return Promise.resolve({
    title: `Proof of ${Object.keys(questions).length} questions, ${ways.length} digits of ways through`,
    rows: [
      ...rows('proof', PROOF_AIM, () => validateQuestionnaire(questions, about)),
      ...rows('way to the last question', PROOF_AIM, () => pathTo(questions, last)),
      ...rows('edit: a text', EDIT_AIM, edit(questions, { edit: 'set_fields', tag: last, to: { text: 'Other words?' } })),
      ...rows('edit: a question more after the first', EDIT_AIM, edit(questions, { edit: 'add_next', tag: 'q1' })),
      ...rows('edit: a branch', EDIT_AIM, edit(questions, { edit: 'add_branch', tag: 'q1', label: 'Nausea', branch_id: 'q1-nausea' })),
      ...rows('edit: the first question deleted', EDIT_AIM, edit(questions, { edit: 'delete_question', tag: 'q1' })),
    ],
  })
}

function edit(questions: Questions, one: QuestionnaireEdit): () => void {
  return () => {
    if ('refused' in applyEdit(questions, one)) throw new Error(`the edit ${one.edit} was refused`)
  }
}

/** The first time, as after a page was loaded, and 95 of 100 of the times after that. */
function rows(what: string, aim: number, work: () => unknown): Row[] {
  const first = timed(work)
  const times = Array.from({ length: ROUNDS }, () => timed(work))
  const most = quantile(times, 0.95)
  return [
    { what: `${what}: the first time`, value: `${first.toFixed(1)} ms` },
    { what: `${what}: median`, value: `${median(times).toFixed(1)} ms` },
    { what: `${what}: 95 of 100 within`, value: `${most.toFixed(1)} ms`, aim: `under ${aim} ms`, met: most < aim },
  ]
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
