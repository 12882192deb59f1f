import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf, type QuestionKind } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import type { EditOutcome } from './edit-result.ts'
import { deletedWith } from './links/deleted-with.ts'
import { without } from './links/without.ts'
import { relabel, withField } from './relabel.ts'
import { freeName } from './usable-name.ts'

type ChangeKind = { tag: string; kind: QuestionKind; from?: QuestionKind | undefined }

/**
 * Makes a question one of another kind (REQ-361 to REQ-366). All its options go, and as when an option is deleted their branches with them.
 * Yes and no, or "Option 1", lead to the next question. `from` is the kind that was seen: another one by now is a conflict.
 */
export function changeKind(questions: Questions, { tag, kind, from }: ChangeKind): EditOutcome {
  const question = getOwnProperty(questions, tag)
  if (!question) return { refused: 'unknown-tag', tag }
  const present = kindOf(question)
  if (kind === present) return { refused: 'unchanged' }
  if (from !== undefined && from !== present) {
    return { refused: 'conflict', conflicts: [{ tag, field: 'type', present, wanted: kind }] }
  }
  const branches = deletedWith(questions, tag).slice(1)
  const left = without(questions, new Set(branches))
  const changed = ofKind(getOwnProperty(left, tag) ?? question, kind)
  return { questions: { ...left, [tag]: changed }, said: [{ said: 'field-updated', field: 'type', tag }] }
}

/** What a person has to be warned of before a kind changes: connections break or are replaced; `null` where there are none (REQ-361, REQ-362). */
export function kindChangeWarning(question: Question, kind: QuestionKind): 'connections-break' | 'connections-replaced' | null {
  const present = kindOf(question)
  if (present === 'none' || present === kind) return null
  return kind === 'none' ? 'connections-break' : 'connections-replaced'
}

function ofKind(question: Question, kind: QuestionKind): Question {
  let plain = relabel(question, () => null)
  for (const map of ['options', 'select_multiple_options', 'yes_no_options'] as const) plain = withField(plain, map, undefined)
  const next = question.next_question
  const bare = { ...plain, child_branches: {}, start_branch: kind !== 'none' }
  if (kind === 'none') return bare
  if (kind === 'yes_no_options') return { ...bare, yes_no_options: { yes: next, no: next } }
  return { ...bare, [kind]: { [freeOptionName(bare)]: next } }
}

/** "Option {n}" with the first number from one more than there are options that is not taken (REQ-400). */
export function freeOptionName(question: Question): string {
  const labels = optionsOf(question).map((option) => option.label)
  return freeName('Option ', (name) => labels.includes(name), labels.length + 1)
}
