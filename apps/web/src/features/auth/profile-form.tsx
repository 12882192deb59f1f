import { type Profile, readProfile, updateProfile } from '@clinic/contract/auth'
import { FORM_NEEDS, userErrors } from '@clinic/core/users/user-fields'
import { Alert, Button, Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { phoneText } from '../../lib/format/phones.ts'
import { USER_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { refreshSession } from '../../lib/session.ts'
import classes from './profile-form.module.css'

const FIELDS = [
  { name: 'first_name', label: t('First name'), autoComplete: 'given-name' },
  { name: 'last_name', label: t('Last name'), autoComplete: 'family-name' },
  { name: 'phone', label: t('Phone number'), autoComplete: 'tel' },
] as const
type Fields = Pick<Profile, (typeof FIELDS)[number]['name']>

/** One's own name and phone. A new name is new on every screen. */
export function ProfileForm() {
  const profile = useQuery({ queryKey: ['profile'], queryFn: () => call(readProfile), staleTime: Number.POSITIVE_INFINITY })
  if (profile.isPending) return <Skeleton height={120} role="status" aria-label={t('Loading your account')} />
  if (profile.isError) {
    return (
      <Alert color="bad">
        <Stack gap="sm" align="start">
          {problemSentence(profile.error)}
          <Button variant="default" onClick={() => void profile.refetch()}>
            {t('Try again')}
          </Button>
        </Stack>
      </Alert>
    )
  }
  return <Form saved={{ ...profile.data, phone: phoneText(profile.data.phone) }} />
}

function Form({ saved }: { saved: Profile }) {
  const client = useQueryClient()
  const [fields, setFields] = useState<Fields>({ first_name: saved.first_name, last_name: saved.last_name, phone: saved.phone })
  const [errors, setErrors] = useState<Partial<Fields>>({})
  const form = useRef<HTMLFormElement>(null)
  const changed = FIELDS.some(({ name }) => fields[name] !== saved[name])
  const show = (found: Partial<Fields>) => {
    setErrors(found)
    const first = FIELDS.find(({ name }) => found[name])?.name
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  const saving = useMutation({
    mutationFn: () => call(updateProfile, { body: fields }),
    onSuccess: async (profile) => {
      client.setQueryData(['profile'], profile)
      setFields({ first_name: profile.first_name, last_name: profile.last_name, phone: profile.phone })
      notify.success(USER_TEXTS.userSaved)
      await refreshSession()
    },
    onError: (error) => {
      if (error instanceof ApiProblem && Object.keys(error.fields).length > 0) show(error.fields)
      else notify.failure(`${USER_TEXTS.userFailed} ${problemSentence(error)}`, () => saving.mutate())
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = userErrors(fields, FORM_NEEDS) as Partial<Fields>
    show(found)
    if (Object.keys(found).length === 0 && !saving.isPending) saving.mutate()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={classes.form}>
      {FIELDS.map(({ name, label, autoComplete }) => (
        <TextInput
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          type={name === 'phone' ? 'tel' : 'text'}
          value={fields[name]}
          error={errors[name]}
          onChange={(event) => {
            setFields({ ...fields, [name]: event.currentTarget.value })
            setErrors({ ...errors, [name]: undefined })
          }}
        />
      ))}
      <Group className={classes.actions}>
        <Button type="submit" disabled={!changed} loading={saving.isPending}>
          {t('Save')}
        </Button>
      </Group>
    </form>
  )
}
