import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { optionsOf } from '../question-map/options.ts'
import { inOrder } from './in-order.ts'

/**
 * Where a question stands: `origin` and `labels` are the question and the options its branch begins at (`null` and none outside branches),
 * `after` the one before it in the same branch, or outside branches.
 */
export type Place = { origin: string | null; labels: string[]; after: string | null }

/** The place of every question by its tag, in the order asked. Options that lead into one branch are all named. */
export function placesOf(questions: Questions): Map<string, Place> {
  const labels = labelsInto(questions)
  const places = new Map<string, Place>()
  const last = new Map<string, string>()
  for (const [tag, question] of inOrder(questions)) {
    const origin = question.branch_origin
    const named = labels.get(tag) ?? branchLabel(questions, origin, question.branch_id)
    const chain = JSON.stringify([origin, named])
    places.set(tag, { origin, labels: named, after: last.get(chain) ?? null })
    last.set(chain, tag)
  }
  return places
}

/** Follows every option into its branch and along it. */
function labelsInto(questions: Questions): Map<string, string[]> {
  const into = new Map<string, string[]>()
  for (const [origin, question] of Object.entries(questions)) {
    for (const { label, destination } of optionsOf(question)) {
      const seen = new Set<string>()
      for (let tag = destination; tag !== null && !seen.has(tag); tag = getOwnProperty(questions, tag)?.next_question ?? null) {
        if (getOwnProperty(questions, tag)?.branch_origin !== origin) break
        seen.add(tag)
        into.set(tag, [...(into.get(tag) ?? []), label])
      }
    }
  }
  return into
}

function branchLabel(questions: Questions, origin: string | null, branch_id: string | null): string[] {
  const label = getOwnProperty(getOwnProperty(questions, origin)?.child_branches ?? {}, branch_id)
  return label === undefined ? [] : [label]
}
