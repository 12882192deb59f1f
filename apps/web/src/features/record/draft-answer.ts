import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import { kindOf } from '@clinic/core/questionnaires/kind'
import { chosenLabels, optionsOf } from '@clinic/core/questionnaires/options'

/** An answer while it is written down: the labels chosen, or the words. */
export type Draft = { selected: readonly string[]; text: string }

/** What stands there at first: the answer given before; where there is but one choice, that. */
export function draftOf(question: Question, given: AnswerValue | undefined): Draft {
  const options = optionsOf(question)
  if (given === undefined) return { selected: options.length === 1 ? options.map(({ label }) => label) : [], text: '' }
  if (options.length > 0) return { selected: chosenLabels(question, given), text: '' }
  return { selected: [], text: String(given) }
}

/** Chooses an option, or takes it back where several may be chosen; one that stands alone unselects the others. */
export function pick(question: Question, { selected }: Draft, label: string): Draft {
  if (kindOf(question) !== 'select_multiple_options') return { selected: [label], text: '' }
  if (selected.includes(label)) return { selected: selected.filter((one) => one !== label), text: '' }
  const alone = question.exclusive ?? []
  if (alone.includes(label)) return { selected: [label], text: '' }
  const chosen = new Set([...selected.filter((one) => !alone.includes(one)), label])
  return { selected: optionsOf(question).flatMap((option) => (chosen.has(option.label) ? [option.label] : [])), text: '' }
}

/** What is sent; `null` while there is nothing to send. */
export function saidBy(question: Question, { selected, text }: Draft): { selected: string[] } | { text: string } | null {
  if (optionsOf(question).length > 0) return selected.length > 0 ? { selected: [...selected] } : null
  return text.trim() === '' ? null : { text: text.trim() }
}
