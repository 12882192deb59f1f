import type { ComponentProps } from 'react'
import styles from '../../question-cards/controls/text-field.module.css'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'

type Props = Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'value'> & {
  id: string
  label: string
  value: string
  options: { value: string; label: string; disabled?: boolean }[]
  error?: string | null | undefined
  onValue: (value: string) => void
}

export function SelectField({ id, label, value, options, error, onValue, ...select }: Props) {
  const messages = useFormMessages()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onValue(event.target.value)}
        {...select}
      >
        <option value="" disabled>
          {messages.pleaseChoose}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
