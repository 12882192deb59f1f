import type { Question, Questions } from '@clinic/contract/questionnaires'
import { MAX_TAG } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { optionsOf } from '../question-map/options.ts'
import { newTag } from './add-next.ts'
import type { EditOutcome } from './edit-result.ts'
import { leadOption } from './point.ts'
import { usableName } from './usable-name.ts'

type AddBranch = { tag: string; label: string; branch_id: string; as?: string | undefined }

/**
 * Begins a branch at an option with one question (REQ-369 to REQ-373, REQ-398). The branch leads on to what comes after the question it began
 * at, so that it is no dead end. Only on a start branch question, and where the option leads nowhere or to the next question.
 */
export function addBranch(questions: Questions, { tag, label, branch_id, as }: AddBranch): EditOutcome {
  const question = getOwnProperty(questions, tag)
  if (!question) return { refused: 'unknown-tag', tag }
  if (!question.start_branch) return { refused: 'not-start-branch', tag }
  if (!optionsOf(question).some((option) => option.label === label)) return { refused: 'unknown-label', tag, label }
  if (!canAddBranch(question, label)) return { refused: 'branch-exists', tag, label }
  const usable = usableName(branch_id, MAX_TAG)
  if ('refused' in usable) return usable
  const { name: id } = usable
  const isUsed = Object.values(questions).some((one) => one.branch_id === id || Object.hasOwn(one.child_branches, id))
  if (isUsed) return { refused: 'branch-id-taken', id }
  const given = newTag(questions, 'Question', as)
  if ('refused' in given) return given
  const first: Question = {
    text: 'New Branch Question',
    required: false,
    start_branch: false,
    in_branch: true,
    branch_origin: tag,
    branch_id: id,
    child_branches: {},
    branch_level: question.branch_level + 1,
    previous_question: tag,
    next_question: question.next_question,
    question_number: question.question_number + 1,
  }
  const child_branches = { ...question.child_branches, [id]: label }
  const origin = { ...leadOption(question, label, given.tag), child_branches }
  return {
    questions: { ...questions, [tag]: origin, [given.tag]: first },
    said: [{ said: 'branch-created', tag: given.tag, label, id }],
    created: given.tag,
  }
}

/** True where a branch can be begun at an option: it leads nowhere yet, or to the plain next question (REQ-369 to REQ-371). */
export function canAddBranch(question: Question, label: string): boolean {
  const option = optionsOf(question).find((one) => one.label === label)
  if (!question.start_branch || !option) return false
  return option.destination === null || option.destination === question.next_question
}
