import type { Question, Questions } from '@clinic/contract/questionnaires'

const MAPS = ['options', 'select_multiple_options', 'yes_no_options'] as const

/** A question with every pointer onward, nothing included, led by `lead`; the same object where none changes. */
export function redirect(question: Question, lead: (target: string | null) => string | null): Question {
  const next_question = lead(question.next_question)
  let result = next_question === question.next_question ? question : { ...question, next_question }
  for (const map of MAPS) {
    const targets = question[map]
    if (!targets || Object.values(targets).every((target) => lead(target) === target)) continue
    result = { ...result, [map]: Object.fromEntries(Object.entries(targets).map(([label, target]) => [label, lead(target)])) }
  }
  return result
}

/** Every question as `change` gives it back. */
export function mapQuestions(questions: Questions, change: (question: Question, tag: string) => Question): Questions {
  const result = { ...questions }
  for (const tag of Object.keys(questions)) {
    const before = questions[tag] as Question
    const after = change(before, tag)
    if (after !== before) result[tag] = after
  }
  return result
}
