import { useEffect, useRef } from 'react'
import type { FieldErrors } from '../../question-cards/card.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import styles from './details-dialog.module.css'

/** What has to be corrected, each a way to its field. It takes the focus when it appears. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const messages = useFormMessages().details
  const box = useRef<HTMLElement>(null)
  const fieldErrors = Object.entries(errors)
  const some = fieldErrors.length > 0

  useEffect(() => {
    if (box.current) box.current.focus()
  }, [])

  if (!some) return null
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="error-summary" className={styles.summary}>
      <p id="error-summary">
        <strong>{messages.fieldErrors(fieldErrors.length)}</strong>
      </p>
      <ul>
        {fieldErrors.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(field)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
