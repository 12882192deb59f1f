import { CONTACT_REASONS, type ContactCheck, type ContactReason } from '@clinic/contract/patients/contact'
import type { IdentityDetails, IdentityField } from '@clinic/contract/patients/identity'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { FormFoot } from '../../../ui/form-foot.tsx'
import { NOTHING_TYPED, typedIdentifiers } from '../look-up/look-up-text.ts'
import { CheckFields } from './check-fields.tsx'
import classes from './contact.module.css'
import { REASON_LABELS } from './contact-text.ts'
import { IDENTITY_LABELS, readIdentityCorrection } from './identity-text.ts'
import { useIdentityCorrection } from './use-identity.ts'

type Props = { patientId: string; loaded: IdentityDetails; hasHealthNumber: boolean; onClose: () => void }
type Errors = Partial<Record<IdentityField | 'reason' | 'note' | 'check' | 'form', string>>

const REASONS = [{ value: '', label: t('Choose a reason') }, ...CONTACT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))]

/** Proposes a correction; the record changes when a second person confirms it. */
export function IdentityForm({ patientId, loaded, hasHealthNumber, onClose }: Props) {
  const [details] = useState(loaded)
  const [typed, setTyped] = useState(details.identity)
  const [why, setWhy] = useState<{ reason: ContactReason | null; note: string }>({ reason: null, note: '' })
  const [check, setCheck] = useState<ContactCheck | null>(null)
  const [said, setSaid] = useState(NOTHING_TYPED)
  const [errors, setErrors] = useState<Errors>({})
  const { propose } = useIdentityCorrection(patientId)
  const submit = () => {
    const read = readIdentityCorrection(details.identity, typed, new Date().toISOString().slice(0, 10))
    const missing: Errors = { ...('errors' in read && read.errors) }
    if (why.reason === null) missing.reason = t('Choose a reason.')
    if (why.reason === 'other' && why.note.trim() === '') missing.note = t('Say why.')
    if (check === null) missing.check = t('Say how you know that it is the patient.')
    if ('identity' in read && Object.keys(read.identity).length === 0) missing.form = t('Nothing was changed.')
    setErrors(missing)
    if (Object.keys(missing).length > 0 || !('identity' in read) || why.reason === null || check === null) return
    const identifiers = check === 'identifiers' ? { identifiers: typedIdentifiers(said) } : {}
    propose.mutate(
      { version: details.version, identity: read.identity, reason: why.reason, note: why.note.trim(), checked_by: check, ...identifiers },
      {
        onSuccess: ({ message }) => {
          notify.success(message)
          onClose()
        },
        onError: (error) => setErrors({ ...(error instanceof ApiProblem && error.fields), form: problemSentence(error) }),
      },
    )
  }
  const field = (name: IdentityField) => (
    <TextInput
      label={IDENTITY_LABELS[name]}
      value={typed[name]}
      error={errors[name] && t(errors[name])}
      maxLength={120}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <span>{t('Someone else has to confirm this within a day. Until then the record stays as it is.')}</span>
        <div className={classes.fields}>
          {field('first_name')}
          {field('last_name')}
          {field('date_of_birth')}
          {field('health_number')}
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
        <CheckFields phone={details.phone} {...{ hasHealthNumber, check, setCheck, said, setSaid }} error={errors.check} />
        <FormFoot error={errors.form} label={t('Propose the correction')} busy={propose.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
