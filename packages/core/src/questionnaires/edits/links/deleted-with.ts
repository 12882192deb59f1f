import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../../shared/get-own-property.ts'

/** What deleting a question takes along: itself first, then every question in its branches and theirs, in order (REQ-377, REQ-379). */
export function deletedWith(questions: Questions, tag: string): string[] {
  return Object.hasOwn(questions, tag)
    ? [tag, ...withInner(questions, ({ branch_origin }) => branch_origin === tag).filter((one) => one !== tag)]
    : []
}

/** What goes with an option: the branch that was made for it, and every branch in that (REQ-381). Not where an option was led to since. */
export function branchOf(questions: Questions, tag: string, label: string): string[] {
  const ids = Object.entries(getOwnProperty(questions, tag)?.child_branches ?? {}).filter(([, one]) => one === label)
  const ownIds = new Set(ids.map(([id]) => id))
  const belongs = ({ branch_origin, branch_id }: Question) => branch_origin === tag && branch_id !== null && ownIds.has(branch_id)
  return withInner(questions, belongs).filter((one) => one !== tag)
}

function withInner(questions: Questions, belongs: (question: Question) => boolean): string[] {
  const entries = Object.entries(questions)
  const inner = Map.groupBy(entries, ([, question]) => question.branch_origin)
  const found = new Set(entries.filter(([, question]) => belongs(question)).map(([tag]) => tag))
  for (const tag of found) for (const [one] of inner.get(tag) ?? []) found.add(one)
  const number = (tag: string) => getOwnProperty(questions, tag)?.question_number ?? 0
  return [...found].sort((a, b) => number(a) - number(b))
}
