import type { Questions } from '@clinic/contract/questionnaires'
import { optionsOf } from '../question-map/options.ts'
import { withListedOptions } from './add-option.ts'
import type { EditOutcome } from './edit-result.ts'
import { withOptions } from './relabel.ts'

/**
 * Moves an option to a place counted from 0; past the end is the end. Labels that are whole numbers stand first and in their own order in any
 * JSON object, so a move that this undoes is refused.
 */
export function moveOption(questions: Questions, { tag, label, index }: { tag: string; label: string; index: number }): EditOutcome {
  const found = withListedOptions(questions, tag)
  if ('refused' in found) return found
  const options = optionsOf(found.question)
  const moving = options.find((option) => option.label === label)
  if (!moving) return { refused: 'unknown-label', tag, label }
  const wanted = options.filter((option) => option !== moving).toSpliced(index, 0, moving)
  const isSame = wanted.every((option, place) => option === options[place])
  if (isSame) return { refused: 'unchanged' }
  const moved = withOptions(found.question, wanted)
  const isKept = optionsOf(moved).every((option, place) => option.label === wanted[place]?.label)
  return isKept ? { questions: { ...questions, [tag]: moved } } : { refused: 'numbers-keep-order', tag, label }
}
