import type { Question, Questions } from '@clinic/contract/questionnaires'

const MAPS = ['options', 'select_multiple_options', 'yes_no_options'] as const

/** A question with every pointer onward, nothing included, led by `lead`; the same object where none changes. */
export function redirect(question: Question, lead: (target: string | null) => string | null): Question {
  const next_question = lead(question.next_question)
  let result = next_question === question.next_question ? question : { ...question, next_question }
  for (const map of MAPS) {
    const pairs = Object.entries(question[map] ?? {}).map(([label, target]) => ({ label, target, led: lead(target) }))
    if (pairs.every(({ target, led }) => target === led)) continue
    result = { ...result, [map]: Object.fromEntries(pairs.map(({ label, led }) => [label, led])) }
  }
  return result
}

/** Every question as `change` gives it back. */
export function mapQuestions(questions: Questions, change: (question: Question, tag: string) => Question): Questions {
  return Object.fromEntries(Object.entries(questions).map(([tag, question]) => [tag, change(question, tag)]))
}
