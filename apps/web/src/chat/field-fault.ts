import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
import { isIsoDate } from '@clinic/core/reference/dates'
import type { FieldKind } from './card.ts'

type Shape = { input: FieldKind; minimum: number | null; maximum: number | null; unit: string | null }

/** What keeps an answer from being sent, in words; null when it may go. The server judges again. */
export function fieldFault(answer: string, { input, minimum, maximum, unit }: Shape): string | null {
  if (input === 'date') return isIsoDate(answer) ? null : 'Please give a day, a month and a year.'
  if (input === 'email') return /^\S+@\S+\.\S+$/.test(answer) ? null : CHAT_TEXTS.email
  if (input !== 'number') return null
  const number = Number(answer.replace(',', '.'))
  if (answer === '' || !Number.isFinite(number)) return 'Please give one number.'
  const units = unit ? ` ${unit}` : ''
  if (minimum !== null && number < minimum) return `Please give a number of at least ${minimum}${units}.`
  if (maximum !== null && number > maximum) return `Please give a number of at most ${maximum}${units}.`
  return null
}
