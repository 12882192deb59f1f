import type { Questions } from '@clinic/contract/questionnaires'
import { MAX_TAG } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { EditOutcome } from './edit-result.ts'
import { mapQuestions, redirect } from './links/redirect.ts'
import { usableName } from './usable-name.ts'

/** Renames a question and every reference to it: next, option targets, branch origin; previous follows (REQ-367, REQ-368, REQ-389). */
export function renameTag(questions: Questions, { tag, to }: { tag: string; to: string }): EditOutcome {
  if (!getOwnProperty(questions, tag)) return { refused: 'unknown-tag', tag }
  const usable = usableName(to, MAX_TAG)
  if ('refused' in usable) return usable
  const { name } = usable
  if (name === tag) return { refused: 'unchanged' }
  if (Object.hasOwn(questions, name)) return { refused: 'tag-taken', tag: name }
  const lead = (target: string | null) => (target === tag ? name : target)
  const led = mapQuestions(questions, (question) => {
    const result = redirect(question, lead)
    const inside = question.branch_origin === tag ? { ...result, branch_origin: name } : result
    return question.previous_question === tag ? { ...inside, previous_question: name } : inside
  })
  const renamed = Object.fromEntries(Object.entries(led).map(([one, question]) => [one === tag ? name : one, question]))
  return { questions: renamed, said: [{ said: 'field-updated', field: 'tag', tag: name }] }
}
