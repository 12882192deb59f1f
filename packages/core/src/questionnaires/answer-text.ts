import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from './answers.ts'
import { DRAWING_NAMES, drawingPath } from './drawing.ts'
import { PICTURE_NAMES, pictureId } from './picture.ts'

/** An answer as staff and patients read it: Yes or No, labels joined with commas and "and", a number with its unit, of one or of several (REQ-422), what was drawn or photographed by its name. */
export function answerText(question: Question, value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return joined(value)
  if (typeof value === 'number') return `${value} ${unitOf(question, value)}`.trim()
  if (drawingPath(question, value) !== null) return DRAWING_NAMES.en
  if (pictureId(question, value) !== null) return PICTURE_NAMES.en
  if (question.yes_no_options && /^(yes|no)$/i.test(value)) return value.toLowerCase() === 'yes' ? 'Yes' : 'No'
  return value.trim()
}

/** The unit for one and that for several, where the questionnaire has them; else the one there is. */
function unitOf({ unit, unit_singular, unit_plural }: Question, value: number): string {
  return (Math.abs(value) === 1 ? unit_singular : unit_plural) || unit || unit_plural || unit_singular || ''
}

function joined(parts: string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
