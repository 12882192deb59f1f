import type { Question, Questions } from '@clinic/contract/questionnaires'
import { MAX_TAG } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { originsOf } from '../question-map/origins-of.ts'
import { firstTag } from '../question-map/walk.ts'
import type { EditOutcome, EditRefused } from './edit-result.ts'
import { mapQuestions, redirect } from './links/redirect.ts'
import { newQuestions } from './new-questions.ts'
import { freeName, usableName } from './usable-name.ts'

const NEW_TEXT = 'New Question Text'

/**
 * Adds a question after another (REQ-374 to REQ-376). It leads on to where that one led, and stands in the same branch. Options that led there
 * lead to it, and so do the ends of the branches that began there: whoever took a branch is asked it too.
 */
export function addNext(questions: Questions, { tag, as }: { tag: string; as?: string | undefined }): EditOutcome {
  const source = getOwnProperty(questions, tag)
  if (!source) return { refused: 'unknown-tag', tag }
  const given = newTag(questions, 'NewQuestion', as)
  if ('refused' in given) return given
  const next = source.next_question
  const lead = (target: string | null) => (target === next ? given.tag : target)
  const led = mapQuestions(questions, (question, one) => (leadsOn(questions, one, tag) ? redirect(question, lead) : question))
  const added: Question = {
    text: NEW_TEXT,
    required: !source.in_branch,
    start_branch: false,
    in_branch: source.in_branch,
    branch_origin: source.branch_origin,
    branch_id: source.branch_id,
    child_branches: {},
    branch_level: source.branch_level,
    previous_question: tag,
    next_question: next,
    question_number: source.question_number + 1,
  }
  return { questions: { ...led, [given.tag]: added }, created: given.tag }
}

/** True for a question and all in its branches; where nothing follows it, for those of them that nothing follows either. */
function leadsOn(questions: Questions, tag: string, source: string): boolean {
  if (tag === source) return true
  if (getOwnProperty(questions, tag)?.branch_origin === null) return false
  const origins = originsOf(questions, tag)
  const depth = origins.indexOf(source)
  const between = [tag, ...origins.slice(0, Math.max(0, depth))]
  const follows = (one: string | undefined) => getOwnProperty(questions, one)?.next_question ?? null
  return depth >= 0 && (follows(source) !== null || between.every((one) => follows(one) === null))
}

/** Puts a question in front of all others; into an empty questionnaire the one that every new questionnaire begins with (REQ-359). */
export function addFirst(questions: Questions, { as }: { as?: string | undefined }): EditOutcome {
  const first = firstTag(questions)
  const given = newTag(questions, first === null ? 'Question' : 'NewQuestion', as)
  if ('refused' in given) return given
  const [plain] = Object.values(newQuestions())
  if (!plain) return { refused: 'unchanged' }
  const added = { ...plain, text: first === null ? plain.text : NEW_TEXT, required: true, next_question: first }
  return { questions: { ...questions, [given.tag]: added }, created: given.tag }
}

/** The tag of a new question: the one asked for where it is free, else the stem with the first free number (REQ-399). */
export function newTag(questions: Questions, stem: string, as: string | undefined): { tag: string } | EditRefused {
  if (as === undefined) return { tag: freeName(stem, (name) => Object.hasOwn(questions, name)) }
  const usable = usableName(as, MAX_TAG)
  if ('refused' in usable) return usable
  return Object.hasOwn(questions, usable.name) ? { refused: 'tag-taken', tag: usable.name } : { tag: usable.name }
}
