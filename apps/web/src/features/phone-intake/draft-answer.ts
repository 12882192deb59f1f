import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { chosenLabels, optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { DRAWING_NAMES, drawingPath } from '@clinic/core/questionnaires/reading/drawing'
import { PICTURE_NAMES, pictureId } from '@clinic/core/questionnaires/reading/picture'

/** An answer while it is written down: the labels chosen, the words, or what is shown: a drawing, or a picture in base64. */
export type Draft = { selected: readonly string[]; text: string; shown?: PictureData }
type PictureData = { drawing: string } | { picture: string }

/** What is there at first: the answer given before; where there is but one choice, that. */
export function draftOf(question: Question, given: AnswerValue | undefined): Draft {
  const options = optionsOf(question)
  if (given === undefined) return { selected: options.length === 1 ? options.map(({ label }) => label) : [], text: '' }
  if (options.length > 0) return { selected: chosenLabels(question, given), text: '' }
  // What was drawn or photographed is among the answers; here it is drawn or chosen again, or put into words.
  const isShown = drawingPath(question, given) !== null || pictureId(question, given) !== null
  return { selected: [], text: isShown ? '' : String(given) }
}

/** Chooses an option, or takes it back where several may be chosen; one that is alone unselects the others. */
export function pick(question: Question, { selected }: Draft, label: string): Draft {
  if (kindOf(question) !== 'select_multiple_options') return { selected: [label], text: '' }
  if (selected.includes(label)) return { selected: selected.filter((one) => one !== label), text: '' }
  const alone = question.exclusive ?? []
  if (alone.includes(label)) return { selected: [label], text: '' }
  const chosen = new Set([...selected.filter((one) => !alone.includes(one)), label])
  return { selected: optionsOf(question).flatMap((option) => (chosen.has(option.label) ? [option.label] : [])), text: '' }
}

/** What an answer in the making is called, where it is told that it was not kept; `null` while there is none. */
export function draftText({ selected, text, shown }: Draft): string | null {
  if (shown) return 'drawing' in shown ? DRAWING_NAMES.en : PICTURE_NAMES.en
  return text || selected.join(', ') || null
}

/** What is sent; `null` while there is nothing to send. */
export function answerOf(
  question: Question,
  { selected, text, shown }: Draft,
): { selected: string[] } | { text: string } | PictureData | null {
  if (optionsOf(question).length > 0) return selected.length > 0 ? { selected: [...selected] } : null
  if (shown) return shown
  return text.trim() === '' ? null : { text: text.trim() }
}
