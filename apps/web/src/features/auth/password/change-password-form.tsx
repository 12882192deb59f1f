import { changePassword } from '@clinic/contract/auth'
import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { passwordComposition } from '../../../lib/page-settings.ts'
import { useSession } from '../../../lib/session.ts'
import { checkNewPassword } from './check-new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const EMPTY = { current: '', password: '', confirm: '' }
type Fields = typeof EMPTY

/** One's own password: the current one, the new one twice. All other sessions end with it. */
export function ChangePasswordForm() {
  const session = useSession()
  const client = useQueryClient()
  const [fields, setFields] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<Fields>>({})
  const form = useRef<HTMLFormElement>(null)
  const show = (found: Partial<Fields>) => {
    setErrors(found)
    const first = (Object.keys(EMPTY) as (keyof Fields)[]).find((name) => found[name])
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  const changing = useMutation({
    mutationFn: () =>
      call(changePassword, {
        body: { current_password: fields.current, password: fields.password, confirm_password: fields.confirm },
      }),
    onSuccess: ({ message, ended }) => {
      setFields(EMPTY)
      notify.success(
        ended > 0
          ? t('{message}. {ended, plural, one {# other session} other {# other sessions}} ended.', { message: t(message), ended })
          : t(message),
      )
      void client.invalidateQueries({ queryKey: ['sessions'] })
    },
    onError: (error) => {
      const fieldErrors = error instanceof ApiProblem ? errorsByField(error.fields) : {}
      if (Object.keys(fieldErrors).length > 0) show(fieldErrors)
      else notify.failure(error instanceof ApiProblem && error.status === 429 ? error.message : USER_TEXTS.passwordFailed)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = {
      ...(fields.current === '' && { current: USER_TEXTS.fieldNeeded }),
      ...checkNewPassword({ ...fields, known: [session.email, ...session.name.split(' ')], composition: passwordComposition() }),
    }
    show(found)
    if (Object.keys(found).length === 0 && !changing.isPending) changing.mutate()
  }
  const change = (given: Partial<Fields>) => {
    setFields({ ...fields, ...given })
    setErrors({ ...errors, ...Object.fromEntries(Object.keys(given).map((name) => [name, undefined])) })
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        <input type="text" name="username" autoComplete="username" value={session.email} readOnly hidden />
        <PasswordInput
          label={t('Current password')}
          name="current"
          autoComplete="current-password"
          value={fields.current}
          error={errors.current}
          onChange={(event) => change({ current: event.currentTarget.value })}
        />
        <NewPasswordFields label={t('New password')} value={fields} errors={errors} onChange={change} />
        <Group>
          <Button type="submit" loading={changing.isPending}>
            {t('Change password')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function errorsByField({ current_password, password, confirm_password }: Readonly<Record<string, string>>): Partial<Fields> {
  return {
    ...(current_password && { current: current_password }),
    ...(password && { password }),
    ...(confirm_password && { confirm: confirm_password }),
  }
}
