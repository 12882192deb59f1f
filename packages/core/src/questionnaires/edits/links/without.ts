import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../../shared/get-own-property.ts'
import { mapQuestions, redirect } from './redirect.ts'

/**
 * Questions without some of them. What led to one of those is led on to what comes after it, so that the way does not break off in the middle;
 * where nothing comes after, the reference is cleared (REQ-380). Child branches that no question is left of go too.
 */
export function without(questions: Questions, gone: ReadonlySet<string>): Questions {
  const left = Object.fromEntries(Object.entries(questions).filter(([tag]) => !gone.has(tag)))
  const lead = (target: string | null) => (target !== null && gone.has(target) ? after(questions, target, gone) : target)
  const origins = new Set([...gone].map((tag) => getOwnProperty(questions, tag)?.branch_origin))
  const inThem = Object.values(left).filter(({ branch_origin }) => branch_origin !== null && origins.has(branch_origin))
  const ids = new Set(inThem.map(branchKey))
  return mapQuestions(left, (question, tag) => {
    const led = redirect(question, lead)
    if (!origins.has(tag)) return led
    const kept = Object.entries(question.child_branches).filter(([id]) => ids.has(JSON.stringify([tag, id])))
    const isWhole = kept.length === Object.keys(question.child_branches).length
    return isWhole ? led : { ...led, child_branches: Object.fromEntries(kept) }
  })
}

/** The first question that stays on the way on from one that goes. */
function after(questions: Questions, tag: string, gone: ReadonlySet<string>): string | null {
  const seen = new Set<string>()
  let target: string | null = tag
  while (target !== null && gone.has(target) && !seen.has(target)) {
    seen.add(target)
    target = getOwnProperty(questions, target)?.next_question ?? null
  }
  return target !== null && gone.has(target) ? null : target
}

function branchKey({ branch_origin, branch_id }: Question): string {
  return JSON.stringify([branch_origin, branch_id])
}
