import type { ComponentProps, ReactNode } from 'react'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import styles from './text-field.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> & {
  id: string
  value: string
  onText: (text: string) => void
  label?: string
  labelledBy?: string
  error?: string | null | undefined
  /** Marked as wrong, where one message means several fields. */
  invalid?: boolean
  hint?: ReactNode
  unit?: string | null
}

/** A labelled line of text; its error and its hint are tied to it, so that they are read with it. */
export function TextField({ id, value, onText, label, labelledBy, error, invalid, hint, unit, ...input }: Props) {
  const messages = useChatMessages().card
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      {label ? (
        <label htmlFor={id}>
          {label}
          {input.required === false ? <span className={styles.optional}> {messages.optional}</span> : null}
        </label>
      ) : null}
      <div className={styles.line}>
        <input
          id={id}
          value={value}
          aria-labelledby={labelledBy}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onText(event.target.value)}
          {...input}
        />
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
