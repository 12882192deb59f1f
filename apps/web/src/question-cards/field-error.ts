import { isIsoDate } from '@clinic/core/shared/dates'
import type { FieldKind } from './card.ts'
import type { ChatMessages } from './messages/chat-messages.ts'

type Shape = { input: FieldKind; minimum: number | null; maximum: number | null; unit: string | null }

/** What keeps an answer from being sent, in words; null when it may go. The server judges again. */
export function fieldError(answer: string, { input, minimum, maximum, unit }: Shape, messages: ChatMessages['error']): string | null {
  if (input === 'date') return isIsoDate(answer) ? null : messages.date
  if (input === 'email') return /^\S+@\S+\.\S+$/.test(answer) ? null : messages.email
  if (input !== 'number') return null
  const number = Number(answer.replace(',', '.'))
  if (answer === '' || !Number.isFinite(number)) return messages.number
  const units = unit ? ` ${unit}` : ''
  if (minimum !== null && number < minimum) return messages.atLeast(minimum, units)
  if (maximum !== null && number > maximum) return messages.atMost(maximum, units)
  return null
}
