import {
  CONTACT_REASONS,
  type Contact,
  type ContactCheck,
  type ContactDetails,
  type ContactField,
  type ContactReason,
} from '@clinic/contract/patients/contact'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { FormFoot } from '../../../ui/form-foot.tsx'
import { NOTHING_TYPED, typedIdentifiers } from '../look-up/look-up-text.ts'
import { CheckFields } from './check-fields.tsx'
import classes from './contact.module.css'
import { FIELD_LABELS, REASON_LABELS, readCorrection } from './contact-text.ts'
import { useCorrectContact } from './use-contact.ts'

type Props = { patientId: string; called: string; loaded: ContactDetails; onClose: () => void }
type Errors = Partial<Record<ContactField | 'reason' | 'note' | 'check' | 'form', string>>

const REASONS = [{ value: '', label: t('Choose a reason') }, ...CONTACT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))]

/** Edits what was loaded when it opened: after another change saving is refused and nothing typed is lost. */
export function ContactForm({ patientId, called, loaded, onClose }: Props) {
  const [details] = useState(loaded)
  const [typed, setTyped] = useState<Contact>(details.contact)
  const [why, setWhy] = useState<{ reason: ContactReason | null; note: string }>({ reason: null, note: '' })
  const [check, setCheck] = useState<ContactCheck | null>(null)
  const [said, setSaid] = useState(NOTHING_TYPED)
  const [errors, setErrors] = useState<Errors>({})
  const correcting = useCorrectContact(patientId)
  const field = (name: ContactField) => ({
    label: FIELD_LABELS[name],
    value: typed[name],
    error: errors[name] && t(errors[name]),
    maxLength: 320,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  const submit = () => {
    const read = readCorrection(details.contact, typed)
    const missing: Errors = { ...read.errors }
    if (why.reason === null) missing.reason = t('Choose a reason.')
    if (why.reason === 'other' && why.note.trim() === '') missing.note = t('Say why.')
    if (check === null) missing.check = t('Say how you know that it is the patient.')
    if (read.contact && Object.keys(read.contact).length === 0) missing.form = t('Nothing was changed.')
    setErrors(missing)
    if (Object.keys(missing).length > 0 || !read.contact || why.reason === null || check === null) return
    const identifiers = check === 'identifiers' ? { identifiers: typedIdentifiers(said) } : {}
    correcting.mutate(
      { version: details.version, contact: read.contact, reason: why.reason, note: why.note.trim(), checked_by: check, ...identifiers },
      {
        onSuccess: () => {
          notify.success(t('Contact details of {called} corrected.', { called }))
          onClose()
        },
        onError: (error) => setErrors({ ...(error instanceof ApiProblem && error.fields), form: problemSentence(error) }),
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <div className={classes.fields}>
          <TextInput {...field('phone')} value={typed.phone} inputMode="tel" data-autofocus />
          <TextInput {...field('email')} inputMode="email" />
          <TextInput {...field('street_address')} className={classes.wide} />
          <TextInput {...field('city')} />
          <TextInput {...field('postal_code')} />
          <NativeSelect
            label={t('Reason')}
            data={REASONS}
            value={why.reason ?? ''}
            onChange={({ currentTarget }) => setWhy({ ...why, reason: CONTACT_REASONS.find((one) => one === currentTarget.value) ?? null })}
            required
            error={errors.reason}
          />
          <TextInput
            label={t('Note')}
            value={why.note}
            onChange={({ currentTarget }) => setWhy({ ...why, note: currentTarget.value })}
            maxLength={200}
            required={why.reason === 'other'}
            error={errors.note}
          />
        </div>
        <CheckFields
          phone={details.contact.phone}
          hasHealthNumber={details.has_health_number}
          {...{ check, setCheck, said, setSaid }}
          error={errors.check}
        />
        {typed.email.trim() !== details.contact.email && (
          <span>{t('Both addresses are told of the change. The new one receives no codes for 24 hours.')}</span>
        )}
        <FormFoot error={errors.form} label={t('Save contact details')} busy={correcting.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
