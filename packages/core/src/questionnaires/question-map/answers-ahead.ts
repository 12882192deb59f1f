import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Answers } from '../answers.ts'
import { kindOf } from './kind.ts'
import { chosenLabels, optionsOf } from './options.ts'
import { originsOf } from './origins-of.ts'

/**
 * The questions that may still come after an unanswered one: what is answered goes the chosen way, what is not may go any way. Answers
 * among them are kept, so that correcting one answer never throws away those that do not depend on it.
 */
export function answersAhead(questions: Questions, answers: Answers, from: (string | null)[]): Set<string> {
  const ahead = new Set<string>()
  const agenda = [...from]
  while (agenda.length > 0) {
    const tag = agenda.pop() ?? null
    const question = getOwnProperty(questions, tag)
    if (tag === null || !question || ahead.has(tag)) continue
    ahead.add(tag)
    agenda.push(...onward(question, tag, answers))
    for (const origin of originsOf(questions, tag)) agenda.push(getOwnProperty(questions, origin)?.next_question ?? null)
  }
  return ahead
}

function onward(question: Question, tag: string, answers: Answers): (string | null)[] {
  const answer = getOwnProperty(answers, tag)
  const chosen = answer && new Set(chosenLabels(question, answer.value))
  const targets = optionsOf(question)
    .filter((option) => !chosen || chosen.has(option.label))
    .map((option) => option.destination ?? question.next_question)
  const staysOnOne = chosen && targets.length > 0 && kindOf(question) !== 'select_multiple_options'
  return staysOnOne ? targets : [...targets, question.next_question]
}
