import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'

/** The questions that a question's branches began at, innermost first. Ends on a loop. */
export function originsOf(questions: Questions, tag: string): string[] {
  const origins: string[] = []
  let origin = getOwnProperty(questions, tag)?.branch_origin ?? null
  while (origin !== null && origin !== tag && !origins.includes(origin)) {
    origins.push(origin)
    origin = getOwnProperty(questions, origin)?.branch_origin ?? null
  }
  return origins
}

/** True for a question in a branch of `origin`, however deep. */
export function isInside(questions: Questions, tag: string, origin: string): boolean {
  return originsOf(questions, tag).includes(origin)
}
