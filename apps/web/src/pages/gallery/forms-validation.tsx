import { passwordError } from '@clinic/core/auth/password'
import { Alert, Button, Group, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { PATIENT_TEXTS, USER_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

type Fields = { name: string; password: string; date: string }
type Errors = Partial<Fields>
const EMPTY: Fields = { name: '', password: '', date: '' }
const LABELS: Record<keyof Fields, string> = { name: t('First name'), password: t('Password'), date: t('Renewal date') }

function errorsOf({ name, password, date }: Fields): Errors {
  const weak = passwordError(password, { known: [name] })
  return {
    ...(name.trim() === '' && { name: USER_TEXTS.fieldNeeded }),
    ...(weak !== null && { password: t(weak) }),
    ...(date === '' && { date: PATIENT_TEXTS.dateNeeded }),
  }
}

export function FormValidation() {
  return (
    <GalleryPage lead={t('Errors are shown in words beside the field once you try to continue, and disappear when they are corrected.')}>
      <Specimen title={t('Example')} note={t('Leave it empty and select Save: the first field with an error gets the focus.')}>
        <Form />
      </Specimen>
    </GalleryPage>
  )
}

function Form() {
  const [fields, setFields] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = tried ? errorsOf(fields) : {}
  const wrong = Object.keys(errors) as (keyof Fields)[]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(errorsOf(fields))
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else {
      notify.success(t('Nothing is saved on this page.'))
      setFields(EMPTY)
      setTried(false)
    }
  }
  const bind = (name: keyof Fields) => ({
    name,
    label: LABELS[name],
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => setFields({ ...fields, [name]: event.currentTarget.value }),
  })
  return (
    <form ref={form} className={classes.form} aria-label={t('Example')} noValidate onSubmit={submit}>
      {wrong.length > 0 && (
        <Alert color="bad" title={t('Please check {count, plural, one {# field} other {# fields}}', { count: wrong.length })} role="status">
          {wrong.map((name) => LABELS[name]).join(', ')}
        </Alert>
      )}
      <TextInput {...bind('name')} />
      <PasswordInput
        {...bind('password')}
        description={t('At least 8 characters, with a capital letter, a number and a special character')}
      />
      <TextInput {...bind('date')} type="date" />
      <Group justify="flex-end">
        <Button type="submit">{t('Save')}</Button>
      </Group>
    </form>
  )
}
