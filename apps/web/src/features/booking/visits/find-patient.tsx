import { findPatients } from '@clinic/contract/patient-manager'
import { Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { calledOf } from './visit-text.ts'
import classes from './visits.module.css'

/** Milliseconds of rest before the server is asked. */
const PAUSE = 200

/** Finds a patient whose record may be opened. */
export function FindPatient({ onPatient }: { onPatient: (patient: { patientId: string; called: string }) => void }) {
  const session = useId()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const found = useQuery({
    queryKey: ['find', session, q],
    queryFn: ({ signal }) => call(findPatients, { query: { q, session }, signal }),
    enabled: q !== '',
    gcTime: 0,
  })
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        label={t('Patient')}
        description={t('Name, ID, phone number or email')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      {found.isError && <div role="alert">{t('Couldn’t search for patients. {error}', { error: problemSentence(found.error) })}</div>}
      <div role="status">{found.data?.length === 0 && q !== '' && t('No matching patients.')}</div>
      <ul className={classes.found} aria-label={t('Patients found')}>
        {found.data?.map(({ patient_id, first_name, last_name, date_of_birth, province, death_recorded_at }) => {
          const called = calledOf(`${first_name} ${last_name}`.trim(), patient_id)
          return (
            <li key={patient_id}>
              <UnstyledButton className={classes.person} onClick={() => onPatient({ patientId: patient_id, called })}>
                {called}
                <span>
                  {t('Born {date_of_birth}, {patient_id}, {province}', {
                    date_of_birth: dayText(date_of_birth),
                    patient_id,
                    province: province ? t(province) : t('no province'),
                  })}
                  {death_recorded_at !== null && `, ${t('has died')}`}
                </span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
