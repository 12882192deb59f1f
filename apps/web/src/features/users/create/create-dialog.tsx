import { checkUser, createUser, DEFAULT_GROUP, type GroupDetails, inviteUser } from '@clinic/contract/users'
import { type CreateForm, emptyForm, formErrors, isFilled } from '@clinic/core/users/create-form'
import { plainEmail, type UserError } from '@clinic/core/users/user-fields'
import { Button, Group, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { passwordComposition } from '../../../lib/page-settings.ts'
import { CreateFields } from './create-fields.tsx'
import type { Outcome } from './outcome-dialog.tsx'

type Props = { groups: readonly GroupDetails[]; onClose: () => void; onDone: (outcome: Outcome) => void }
type Touched = ReadonlySet<keyof CreateForm>

/** "Create a New User" (REQ-238, REQ-256 to REQ-275): by an emailed invitation, or with a password that is typed here. */
export function CreateDialog({ groups, onClose, onDone }: Props) {
  const [form, setForm] = useState<CreateForm>(() =>
    emptyForm(groups.filter(({ description }) => description === DEFAULT_GROUP).map(({ id }) => id)),
  )
  const [changed, setChanged] = useState<Touched>(new Set())
  const [touched, setTouched] = useState<Touched>(new Set())
  const [refused, setRefused] = useState<UserError>({})
  const email = useEmailCheck()
  const making = useMutation({
    mutationFn: async () => {
      // Uniqueness first (REQ-272).
      if (await email.isTaken(form.email)) return null
      return Object.keys(formErrors(form, { composition: passwordComposition() })).length > 0 ? null : makeUser(form)
    },
    onSuccess: (outcome) => {
      if (!outcome) return setTouched(new Set(Object.keys(form) as (keyof CreateForm)[]))
      onClose()
      onDone(outcome)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && Object.keys(error.fields).length > 0) return setRefused(error.fields)
      onDone({ kind: 'Error', text: `${USER_TEXTS.createFailed} ${problemSentence(error)}` })
    },
  })
  const change = (parts: Partial<CreateForm>) => {
    setChanged((now) => new Set([...now, ...(Object.keys(parts) as (keyof CreateForm)[])]))
    setForm((now) => ({ ...now, ...parts }))
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in parts))))
  }
  const touch = (field: keyof CreateForm) => {
    if (!changed.has(field)) return
    setTouched((now) => new Set([...now, field]))
    if (field === 'email' && form.email.trim() !== '') void email.isTaken(form.email).catch(() => undefined)
  }
  return (
    <Modal opened onClose={onClose} title={t('Create a New User')} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          making.mutate()
        }}
      >
        <CreateFields
          form={form}
          groups={groups}
          errors={{ ...visibleErrors(form, touched), ...email.fieldError(form.email), ...refused }}
          onChange={change}
          onTouch={touch}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!isFilled(form)} loading={making.isPending}>
            {form.way === 'invite' ? t('Save and invite') : t('Save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

/** A field speaks up once something was typed in it and it was left; no one is told off while still typing. */
function visibleErrors(form: CreateForm, touched: Touched): UserError {
  return Object.fromEntries(
    Object.entries(formErrors(form, { composition: passwordComposition() })).filter(([field]) => touched.has(field as keyof CreateForm)),
  )
}

/** Asks whether an email is someone's already, each only once. */
function useEmailCheck() {
  const asked = useRef(new Map<string, Promise<boolean>>())
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const ask = async (id: string) => {
    const found = (await call(checkUser, { params: { id } })) === 1
    if (found) setTaken((now) => new Set([...now, id]))
    return found
  }
  return {
    isTaken(typed: string): Promise<boolean> {
      const id = plainEmail(typed)
      const known = asked.current.get(id) ?? ask(id)
      asked.current.set(id, known)
      known.catch(() => asked.current.delete(id))
      return known
    },
    fieldError: (typed: string): UserError => (taken.has(plainEmail(typed)) ? { email: USER_TEXTS.emailTaken } : {}),
  }
}

async function makeUser({ way, provinces, password, confirmPassword, _auth_group_ids, ...names }: CreateForm): Promise<Outcome> {
  const groups = [..._auth_group_ids]
  if (way === 'password') {
    const body = { ...names, password, confirmPassword, licensed_provinces: [...provinces], _auth_group_ids: groups }
    const { name } = await call(createUser, { body })
    return { kind: 'Success', text: t('{name} can now log in with the password you set.', { name }) }
  }
  const { name, mailed } = await call(inviteUser, { body: { ...names, provinces: [...provinces], groups } })
  if (mailed) return { kind: 'Success', text: t('Invitation sent to {name}. The link expires in 7 days.', { name }) }
  return { kind: 'Error', text: t('{name}’s account was created, but the email couldn’t be sent. Open their row to resend it.', { name }) }
}
