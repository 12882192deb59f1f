import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '../answers.ts'
import type { Speech } from './type-rules.ts'

/** A kept value by what it is: yes or no, labels joined with commas and "and", a number with its unit (REQ-422), words. */
export function formatValue(question: Question, value: AnswerValue, { language, yes, no, and }: Speech): string {
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return joined(value, and)
  if (typeof value !== 'number') return value.trim()
  return language === 'fr' ? inFrench(question, value) : `${value} ${unitOf(question, value)}`.trim()
}

/** "0,5 gramme par jour": a comma, and the unit of one for everything under two. */
function inFrench(question: Question, value: number): string {
  const shown = String(value).replace('.', ',')
  if (Math.abs(value) >= 2) return `${shown} ${unitOf(question, value)}`.trim()
  const one = question.unit_singular || unitOf(question, value).replace(/^(?!fois\b)(\p{L}{3,})s(?= |$)/u, '$1')
  return `${shown} ${one}`.trim()
}

/** The unit for one and that for several, where the questionnaire has them; else the one there is. */
function unitOf({ unit, unit_singular, unit_plural }: Question, value: number): string {
  return (Math.abs(value) === 1 ? unit_singular : unit_plural) || unit || unit_plural || unit_singular || ''
}

function joined(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`
}
