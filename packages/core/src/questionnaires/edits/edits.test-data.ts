import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { buildQuestions } from '../question-map/build.ts'
import { applyEdit } from './apply-edit.ts'
import type { EditRefused, EditResult } from './edit-result.ts'

/** `sleep` branches on yes (`hours`, whose low answers lead to `why`), `aids` is a list, `last` ends it. */
export const sample: Questions = buildQuestions([
  {
    tag: 'sleep',
    text: 'Do you sleep badly?',
    yesNo: true,
    branches: {
      yes: [
        { tag: 'hours', text: 'How long?', one: ['short', 'long'], branches: { short: [{ tag: 'why', text: 'Why?' }] } },
        { tag: 'since', text: 'Since when?', input: 'date' },
      ],
    },
  },
  {
    tag: 'aids',
    text: 'What helps?',
    several: ['Tea', 'Pills', 'Nothing'],
    branches: { Pills: [{ tag: 'pills', text: 'Which?' }] },
    exclusive: ['Nothing'],
    flags: { Pills: ['sedative_or_opioid_use'] },
    scores: { Tea: 1, Pills: 2 },
  },
  { tag: 'last', text: 'Anything else?' },
])

type Made = Exclude<EditResult, EditRefused>

/** What came of an edit that is made. */
export function made(questions: Questions, edit: QuestionnaireEdit): Made {
  const result = applyEdit(questions, edit)
  if ('refused' in result) throw new Error(`refused: ${JSON.stringify(result)}`)
  return result
}

/** What each edit after the other makes of the questions. */
export function edited(questions: Questions, ...edits: QuestionnaireEdit[]): Questions {
  return edits.reduce((map, edit) => made(map, edit).questions, questions)
}

export function questionOf(questions: Questions, tag: string): Question {
  const question = questions[tag]
  if (!question) throw new Error(`no question ${tag}`)
  return question
}

/** The tags in their order. */
export function tagsOf(questions: Questions): string[] {
  return Object.entries(questions)
    .sort(([, a], [, b]) => a.question_number - b.question_number)
    .map(([tag]) => tag)
}
