import { parseTypedDate } from '@clinic/core/shared/typed-date'
import type { ComponentProps } from 'react'
import { longDate } from '../../question-cards/controls/long-date.ts'
import { TextField } from '../../question-cards/controls/text-field.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'

type Props = ComponentProps<typeof TextField>

/** A date in any form that the person writes it (REQ-166); how it was understood is below, before anything is sent. */
export function DateField(props: Props) {
  const { locale } = useChatMessages()
  const { date: messages } = useFormMessages()
  const read = parseTypedDate(props.value)
  const understood = 'date' in read ? messages.understood(longDate(read.date, locale)) : null
  const hint = 'ambiguous' in read ? messages.ambiguous : messages.example
  return <TextField {...props} autoComplete="bday" maxLength={40} hint={understood ?? (props.error && 'ambiguous' in read ? null : hint)} />
}

/** What goes over the wire: yyyy-MM-dd where the words have one meaning, else the words themselves. */
export function wireDate(typed: string): string {
  const read = parseTypedDate(typed)
  return 'date' in read ? read.date : typed.trim()
}
