import { parseTypedDate } from '@clinic/core/reference/typed-date'
import type { ComponentProps } from 'react'
import { longDate } from './long-date.ts'
import { TextField } from './text-field.tsx'
import { TEXTS } from './texts.ts'

type Props = ComponentProps<typeof TextField>

/** A date in whatever form the person writes it (REQ-166); how it was understood stands below, before anything is sent. */
export function DateField(props: Props) {
  const read = parseTypedDate(props.value)
  const understood = 'date' in read ? longDate(read.date) : null
  const hint = understood ?? ('ambiguous' in read ? TEXTS.ambiguousDate : 'For example 14 March 1985, or 1985-03-14')
  return (
    <TextField
      {...props}
      autoComplete="bday"
      maxLength={40}
      hint={understood ? `That is ${hint}.` : props.error && 'ambiguous' in read ? null : hint}
    />
  )
}

/** What goes over the wire: yyyy-MM-dd where the words have one meaning, else the words themselves. */
export function wireDate(typed: string): string {
  const read = parseTypedDate(typed)
  return 'date' in read ? read.date : typed.trim()
}
