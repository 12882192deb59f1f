import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { QuestionError } from '../question-error.ts'
import { checkLinks } from './check-links.ts'
import { optionsOf } from './options.ts'

/**
 * Everything that stops a map from being published: references to nothing, questions that nobody can reach, loops, ends in the middle,
 * numbers that are not 1…n, the required rule (REQ-360), branches without their origin, and extensions that name options that are not there.
 */
export function checkQuestions(questions: Questions): QuestionError[] {
  if (Object.keys(questions).length === 0) return [{ tag: '', fault: 'empty' }]
  return [
    ...checkNumbers(questions),
    ...Object.entries(questions).flatMap(([tag, one]) => checkOne(questions, tag, one)),
    ...checkLinks(questions),
  ]
}

function checkNumbers(questions: Questions): QuestionError[] {
  const tags = Object.keys(questions)
  const byNumber = new Map<number, string>()
  const wrong = tags.filter((tag) => {
    const number = getOwnProperty(questions, tag)?.question_number ?? 0
    const good = Number.isInteger(number) && number >= 1 && number <= tags.length && !byNumber.has(number)
    byNumber.set(number, tag)
    return !good
  })
  return wrong.map((tag) => ({ tag, fault: 'number' }))
}

function checkOne(questions: Questions, tag: string, question: Question): QuestionError[] {
  const faults: QuestionError[] = []
  if (question.text.trim() === '') faults.push({ tag, fault: 'blank-text' })
  if (question.required === question.in_branch) faults.push({ tag, fault: 'required-rule' })
  const origin = getOwnProperty(questions, question.branch_origin)
  if (question.in_branch ? !origin?.start_branch || question.branch_origin === tag : question.branch_origin !== null) {
    faults.push({ tag, fault: 'branch-origin', field: 'branch_origin', target: question.branch_origin ?? '' })
  }
  const { minimum, maximum } = question
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) faults.push({ tag, fault: 'range' })
  return [...faults, ...checkLabels(tag, question)]
}

function checkLabels(tag: string, question: Question): QuestionError[] {
  const labels = new Set(optionsOf(question).map((option) => option.label))
  const named = [
    ...Object.values(question.child_branches).map((target) => ({ field: 'child_branches', target })),
    ...Object.keys(question.flags ?? {}).map((target) => ({ field: 'flags', target })),
    ...Object.keys(question.scores ?? {}).map((target) => ({ field: 'scores', target })),
    ...(question.exclusive ?? []).map((target) => ({ field: 'exclusive', target })),
  ]
  return named.filter(({ target }) => !labels.has(target)).map((fault) => ({ tag, fault: 'unknown-option', ...fault }))
}
