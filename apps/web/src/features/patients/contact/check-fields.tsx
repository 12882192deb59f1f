import { CONTACT_CHECKS, type ContactCheck } from '@clinic/contract/patients/contact'
import { Radio, Stack, TextInput } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import type { Typed } from '../look-up/look-up-text.ts'
import classes from './contact.module.css'
import { CHECK_LABELS, valueText } from './contact-text.ts'

type CheckProps = {
  phone: string
  hasHealthNumber: boolean
  check: ContactCheck | null
  setCheck: (check: ContactCheck | null) => void
  said: Typed
  setSaid: (said: Typed) => void
  error: string | undefined
}

/** How staff know that it is the patient (F-12). */
export function CheckFields({ phone, hasHealthNumber, check, setCheck, said, setSaid, error }: CheckProps) {
  const { isAdmin, isPCRManager, isNPManager } = useSession()
  const offered = CONTACT_CHECKS.filter((one) => {
    if (one === 'call-back') return phone !== ''
    return one === 'identifiers' ? hasHealthNumber : isAdmin || isPCRManager || isNPManager
  })
  const field = (name: keyof Typed, label: string) => (
    <TextInput
      label={label}
      value={said[name]}
      onChange={({ currentTarget }) => setSaid({ ...said, [name]: currentTarget.value })}
      maxLength={120}
      autoComplete="off"
    />
  )
  if (offered.length === 0)
    return <p className={classes.error}>{t('There is no phone number and no health number on file. Ask a manager.')}</p>
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('How do you know that it is the patient?')}
        required
        value={check ?? ''}
        onChange={(value) => setCheck(CONTACT_CHECKS.find((one) => one === value) ?? null)}
        error={error}
      >
        <Stack gap="xs" mt="xs">
          {offered.map((one) => (
            <Radio
              key={one}
              value={one}
              label={one === 'call-back' ? `${CHECK_LABELS[one]}, ${valueText('phone', phone)}` : CHECK_LABELS[one]}
            />
          ))}
        </Stack>
      </Radio.Group>
      {check === 'identifiers' && (
        <div className={classes.fields}>
          {field('health_number', t('Health number'))}
          {field('name', t('Name'))}
          {field('date_of_birth', t('Date of birth'))}
          {field('postal_code', t('Postal code on file'))}
          {field('email', t('Email on file'))}
          {field('phone', t('Phone on file'))}
        </div>
      )}
    </Stack>
  )
}
