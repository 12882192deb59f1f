import type { PersonalInformation } from '@clinic/contract/chat'
import { registerPatient } from '@clinic/contract/patients/registration'
import { PROVINCES } from '@clinic/contract/provinces'
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import classes from '../look-up/look-up.module.css'
import type { Typed } from '../look-up/look-up-text.ts'
import { LikelyDuplicates } from './likely-duplicates.tsx'
import { type Likely, likelyDuplicates, NO_PERSON, PERSON_FIELDS, personLookedUp, registrationErrors } from './registration-text.ts'

/** `lookedUp`: what was typed of the caller before. */
type Props = { opened: boolean; lookedUp: Typed | null; onClose: () => void; onPatient: (patientId: string) => void }
type Errors = Partial<Record<string, string>>

/** Registers a caller under the chat’s rules; likely duplicates are shown first (F-12, F-13). */
export function RegisterDialog({ opened, lookedUp, onClose, onPatient }: Props) {
  const choose = (patientId: string) => {
    onClose()
    onPatient(patientId)
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('Register caller')} size="lg">
      <RegisterForm key={String(opened)} lookedUp={lookedUp} onClose={onClose} onPatient={choose} />
    </Modal>
  )
}

const NAMED_PROVINCES = [
  { value: '', label: t('Choose a province') },
  ...Object.values(PROVINCES).map((name) => ({ value: name, label: t(name) })),
]
const SEXES = [
  { value: '', label: t('Choose') },
  { value: 'FEMALE', label: t('Female') },
  { value: 'MALE', label: t('Male') },
]

function RegisterForm({ lookedUp, onClose, onPatient }: Omit<Props, 'opened'>) {
  const client = useQueryClient()
  const [personal, setPersonal] = useState(() => (lookedUp ? personLookedUp(lookedUp) : NO_PERSON))
  const [errors, setErrors] = useState<Errors>({})
  const [likely, setLikely] = useState<Likely | null>(null)
  const registering = useMutation({
    mutationFn: (different_from: string[]) => call(registerPatient, { body: { personal, different_from } }),
    onSuccess: ({ patient_id }) => {
      notify.success(
        t('{firstName} {lastName} is registered and waits in the PCR queue.', {
          firstName: personal.firstName,
          lastName: personal.lastName,
        }),
      )
      onPatient(patient_id)
    },
    onError: (error) => {
      setLikely(likelyDuplicates(error))
      if (!likelyDuplicates(error)) setErrors({ ...(error instanceof ApiProblem && error.fields), form: problemSentence(error) })
    },
    onSettled: () => client.invalidateQueries(),
  })
  const put = (change: Partial<PersonalInformation>) => {
    setPersonal({ ...personal, ...change })
    setLikely(null)
  }
  const submit = (different_from: string[]) => {
    const found = registrationErrors(personal, new Date().toISOString())
    setErrors(found)
    if (Object.keys(found).length === 0) registering.mutate(different_from)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit([])
      }}
    >
      <Stack gap="md">
        <PersonFields personal={personal} errors={errors} put={put} />
        {errors.form !== undefined && (
          <p className={classes.error} role="alert">
            {errors.form}
          </p>
        )}
        {likely && <LikelyDuplicates likely={likely} busy={registering.isPending} onDifferent={submit} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={registering.isPending}>
            {t('Register caller')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type FieldsProps = { personal: PersonalInformation; errors: Errors; put: (change: Partial<PersonalInformation>) => void }

function PersonFields({ personal, errors, put }: FieldsProps) {
  const [first] = useState(() => PERSON_FIELDS.find(([name]) => personal[name] === '' && name !== 'provincialHealthID')?.[0])
  return (
    <div className={classes.fields}>
      {PERSON_FIELDS.map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          required={name !== 'provincialHealthID'}
          value={personal[name]}
          error={errors[name] && t(errors[name])}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => put({ [name]: event.currentTarget.value })}
          {...(name === first && { 'data-autofocus': true })}
        />
      ))}
      <NativeSelect
        label={t('Province')}
        required
        data={NAMED_PROVINCES}
        value={personal.province}
        error={errors.province && t(errors.province)}
        onChange={(event) => put({ province: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('Sex')}
        required
        data={SEXES}
        value={personal.gender}
        error={errors.gender && t(errors.gender)}
        onChange={(event) => put({ gender: event.currentTarget.value })}
      />
    </div>
  )
}
