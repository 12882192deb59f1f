import { login } from '@clinic/contract/auth'
import type { Factor } from '@clinic/contract/vocabulary'
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { AUTH_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { checkLoginForm, type LoginFields } from '../password/check-form.ts'
import { loginFailure } from './login-failure.ts'

type Props = {
  fields: LoginFields
  onFields: (fields: LoginFields) => void
  /** The password was right; the token opens the code step, which these finish instead of an emailed code. */
  onPassed: (token: string, factors: readonly Factor[] | undefined) => void
}

/** First step: email and password (REQ-078). */
export function PasswordForm({ fields, onFields, onPassed }: Props) {
  const [errors, setErrors] = useState<Partial<LoginFields>>({})
  const [failure, setFailure] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const attempt = useMutation({
    mutationFn: () => call(login, { body: { email: fields.email.trim(), password: fields.password } }),
    onSuccess: (answer) => (answer.success ? onPassed(answer.token, answer.factors) : setFailure(AUTH_TEXTS.loginFailed)),
    onError: (error) => setFailure(loginFailure(error)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = checkLoginForm(fields)
    setErrors(found)
    setFailure('')
    const first = Object.keys(found)[0]
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else attempt.mutate()
  }
  const change = (name: keyof LoginFields) => (value: string) => {
    onFields({ ...fields, [name]: value })
    setErrors({ ...errors, [name]: undefined })
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure && (
          <Alert color="bad" withCloseButton closeButtonLabel={t('Close message')} onClose={() => setFailure('')}>
            {failure}
          </Alert>
        )}
        <TextInput
          label={t('Email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          value={fields.email}
          error={errors.email && t(errors.email)}
          onChange={(event) => change('email')(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          size="md"
          value={fields.password}
          error={errors.password && t(errors.password)}
          onChange={(event) => change('password')(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={attempt.isPending}>
          {t('Log in')}
        </Button>
      </Stack>
    </form>
  )
}
