import type { Question, Questions } from '@clinic/contract/questionnaires'
import { ANSWER_RULES } from '../../eligibility/rules.ts'
import { rulesOf } from '../types/question-types.ts'
import type { Routes } from './explore-routes.ts'
import { findPaths } from './find-paths.ts'
import type { Found } from './issue.ts'

/** An ineligibility rule: a yes to the first answered question of the variable (D-9). */
export type YesRule = { id: string; variable: string }
/** The visits at which eligibility is judged anew: what they don't ask would never be known (D-9). */
const SCREENING = ['async', 'renewal']

/**
 * Each ineligibility rule can be met. In an intake or a renewal each has to be asked for. In any questionnaire every question of a rule's
 * variable has to hear a yes, since the first answered one decides, and one of them has to be asked without such a question always before it.
 */
export function validateRules(questions: Questions, routes: Routes, about: { key?: string; rules?: readonly YesRule[] }): Found[] {
  return (about.rules ?? ANSWER_RULES).flatMap(({ id, variable }): Found[] => {
    const tags = Object.keys(questions).filter((tag) => questions[tag]?.variable === variable)
    if (tags.length === 0)
      return SCREENING.includes(about.key ?? '') ? [{ code: 'rule-missing', tag: '', field: variable, target: id }] : []
    const hearing = tags.filter((tag) => hearsYes(questions[tag]))
    const met = hearing.some((tag) => canBeMet(questions, routes, { tag, rivals: tags }))
    const silent = met ? tags.filter((tag) => !hearing.includes(tag)) : tags
    return silent.map((tag) => ({ code: 'rule-silent', tag, field: variable, target: id }))
  })
}

function canBeMet(questions: Questions, routes: Routes, { tag, rivals }: { tag: string; rivals: readonly string[] }): boolean {
  const closed = new Set(rivals.filter((one) => one !== tag && questions[one]?.required === true))
  const ways = findPaths(routes, (one) => closed.has(one))
  return [...ways.keys()].some((index) => routes.nodes[index]?.tag === tag)
}

/** As rules read answers: a list of labels is never a yes, a label is one by its first word, and words may be. */
function hearsYes(question: Question | undefined): boolean {
  return question !== undefined && rulesOf(question).hearsYes(question)
}
