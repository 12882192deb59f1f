import type { Questions } from '@clinic/contract/questionnaires'
import { MAX_LABEL } from '@clinic/contract/questionnaires/edits'
import { optionsOf } from '../question-map/options.ts'
import { withListedOptions } from './add-option.ts'
import type { EditOutcome } from './edit-result.ts'
import { relabel } from './relabel.ts'
import { usableName } from './usable-name.ts'

/** Renames an option in its place, and all that is kept under its label with it (REQ-382, REQ-388, REQ-389). */
export function renameOption(questions: Questions, { tag, label, to }: { tag: string; label: string; to: string }): EditOutcome {
  const found = withListedOptions(questions, tag)
  if ('refused' in found) return found
  const labels = optionsOf(found.question).map((option) => option.label)
  if (!labels.includes(label)) return { refused: 'unknown-label', tag, label }
  const usable = usableName(to, MAX_LABEL)
  if ('refused' in usable) return usable
  const { name } = usable
  if (name === label) return { refused: 'unchanged' }
  if (labels.includes(name)) return { refused: 'key-taken', tag, label: name }
  const renamed = relabel(found.question, (one) => (one === label ? name : one))
  return { questions: { ...questions, [tag]: renamed }, said: [{ said: 'field-updated', field: name, tag }] }
}
