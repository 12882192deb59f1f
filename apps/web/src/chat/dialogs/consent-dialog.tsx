import type { ConsentAnswer } from '@clinic/contract/chat'
import { CONSENT_INCOMPLETE, checkConsent } from '@clinic/core/patients/consent'
import { type FormEvent, useState } from 'react'
import type { ConsentText, FieldErrors } from '../../question-cards/card.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import choices from '../../question-cards/controls/choices.module.css'
import { Dialog } from '../../question-cards/controls/dialog.tsx'
import { today } from '../../question-cards/controls/long-date.ts'
import { TextField } from '../../question-cards/controls/text-field.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import { useDraft } from '../session/use-draft.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './consent-dialog.module.css'
import { DateField, wireDate } from './date-field.tsx'
import { ENOUGH_PERCENT, useReadToEnd } from './use-read-to-end.ts'

type Props = { consent: ConsentText; errors: FieldErrors; onCancel: () => void; onSubmit: (answer: ConsentAnswer) => void }
type Form = { consentOption: 'yes' | 'no' | ''; signature: string; dateOfBirth: string }

const OPTIONS = ['yes', 'no'] as const

/** REQ-118, REQ-162 to REQ-167. */
export function ConsentDialog({ consent, errors: fromServer, onCancel, onSubmit }: Props) {
  const { button, details } = useChatMessages()
  const { consent: messages } = useFormMessages()
  const [form, setForm] = useDraft<Form>('consent', { consentOption: '', signature: '', dateOfBirth: '' })
  const [errors, setErrors] = useState(fromServer)
  const [asking, setAsking] = useState(false)
  const { text, readPercent, mayAnswer, onScroll, toEnd } = useReadToEnd()

  function change(part: Partial<Form>) {
    setForm(part)
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const { consentOption, signature } = form
    const dateOfBirth = wireDate(form.dateOfBirth)
    if (!mayAnswer || consentOption === '') return setErrors({ ...checkAll(form), consentOption: CONSENT_INCOMPLETE })
    const found = checkAll(form)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    onSubmit({ consentOption, signature: signature.trim(), dateOfBirth, scrolledPercent: readPercent })
  }

  return (
    <Dialog title={messages.title} size="large" onDismiss={() => setAsking(true)}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <section ref={text} className={styles.text} tabIndex={0} aria-label={messages.text} onScroll={onScroll}>
          {consent.sections.map(({ heading, text: paragraph }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>{paragraph}</p>
            </div>
          ))}
        </section>
        <div className={styles.answer}>
          {mayAnswer ? null : (
            <div className={styles.hint}>
              <p id="consent-hint">{messages.readOn(ENOUGH_PERCENT)}</p>
              <Button onClick={toEnd}>{messages.toEnd}</Button>
            </div>
          )}
          <fieldset
            className={`${choices.choices} ${styles.options}`}
            disabled={!mayAnswer}
            aria-describedby={mayAnswer ? undefined : 'consent-hint'}
          >
            <legend className="visually-hidden">{messages.question}</legend>
            {OPTIONS.map((value) => (
              <label key={value} className={choices.choice}>
                <input
                  type="radio"
                  name="consentOption"
                  checked={form.consentOption === value}
                  aria-describedby={errors.consentOption ? 'consent-errors' : undefined}
                  onChange={() => change({ consentOption: value })}
                />
                <span>{messages[value]}</span>
              </label>
            ))}
          </fieldset>
          <div className={styles.fields}>
            <TextField
              id="signature"
              label={messages.signature}
              className={styles.signature}
              value={form.signature}
              disabled={!mayAnswer}
              autoComplete="name"
              maxLength={200}
              invalid={Boolean(errors.signature)}
              onText={(signature) => change({ signature })}
            />
            <DateField
              id="consent-date-of-birth"
              label={details.dateOfBirth}
              value={form.dateOfBirth}
              disabled={!mayAnswer}
              error={errors.dateOfBirth === undefined || errors.dateOfBirth === CONSENT_INCOMPLETE ? null : messages.dateUnclear}
              invalid={Boolean(errors.dateOfBirth)}
              onText={(dateOfBirth) => change({ dateOfBirth })}
            />
          </div>
          <p id="consent-errors" role="alert" className={styles.error}>
            {Object.keys(errors).length > 0 ? messages.incomplete : ''}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setAsking(true)}>{button.cancel}</Button>
            <Button variant="filled" type="submit">
              {button.submit}
            </Button>
          </div>
        </div>
      </form>
      {asking ? (
        <ConfirmDialog
          title={messages.askClose}
          confirm={messages.close}
          cancel={messages.back}
          onConfirm={onCancel}
          onCancel={() => setAsking(false)}
        >
          {messages.closeMeans}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}

function checkAll(form: Form): FieldErrors {
  const errors = checkConsent({ ...form, consentOption: form.consentOption || 'no' }, today())
  return form.consentOption === '' ? { ...errors, consentOption: CONSENT_INCOMPLETE } : { ...errors }
}
