import type { Question, Questions } from '@clinic/contract/questionnaires'
import { MAX_LABEL } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import { freeOptionName } from './change-kind.ts'
import type { EditOutcome, EditRefused } from './edit-result.ts'
import { withOptions } from './relabel.ts'
import { usableName } from './usable-name.ts'

/** Adds an option that leads to the next question, at the end; without a label it is "Option {n}" (REQ-400). Yes and no get no third. */
export function addOption(questions: Questions, { tag, label }: { tag: string; label?: string | undefined }): EditOutcome {
  const found = withListedOptions(questions, tag)
  if ('refused' in found) return found
  const usable = usableName(label ?? freeOptionName(found.question), MAX_LABEL)
  if ('refused' in usable) return usable
  const options = optionsOf(found.question)
  if (options.some((option) => option.label === usable.name)) return { refused: 'key-taken', tag, label: usable.name }
  const added = withOptions(found.question, [...options, { label: usable.name, destination: found.question.next_question }])
  return { questions: { ...questions, [tag]: added } }
}

/** The question of a tag where it has options that can be added, renamed, moved and deleted; yes and no cannot. */
export function withListedOptions(questions: Questions, tag: string): { question: Question } | EditRefused {
  const question = getOwnProperty(questions, tag)
  if (!question) return { refused: 'unknown-tag', tag }
  const kind = kindOf(question)
  if (kind === 'none') return { refused: 'no-options', tag }
  return kind === 'yes_no_options' ? { refused: 'yes-no-fixed', tag } : { question }
}
