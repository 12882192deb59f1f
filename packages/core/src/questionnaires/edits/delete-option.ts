import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { optionsOf } from '../question-map/options.ts'
import { withListedOptions } from './add-option.ts'
import type { EditOutcome } from './edit-result.ts'
import { branchOf } from './links/deleted-with.ts'
import { without } from './links/without.ts'
import { relabel } from './relabel.ts'

/** Deletes an option with the branch that was made for it; a question without options left is of no kind (REQ-381). */
export function deleteOption(questions: Questions, { tag, label }: { tag: string; label: string }): EditOutcome {
  const found = withListedOptions(questions, tag)
  if ('refused' in found) return found
  if (!optionsOf(found.question).some((option) => option.label === label)) return { refused: 'unknown-label', tag, label }
  const branch = branchOf(questions, tag, label)
  const left = branch.length > 0 ? without(questions, new Set(branch)) : questions
  const question = relabel(getOwnProperty(left, tag) ?? found.question, (one) => (one === label ? null : one))
  return { questions: { ...left, [tag]: question } }
}
