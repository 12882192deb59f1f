import type { Questions } from '@clinic/contract/questionnaires'
import { diffPatch } from './diff-patch.ts'

/** Whether two maps ask the same; the order of keys says nothing but where they are options. */
export function sameQuestions(a: Questions, b: Questions): boolean {
  return Object.keys(diffPatch(a, b)).length === 0
}
