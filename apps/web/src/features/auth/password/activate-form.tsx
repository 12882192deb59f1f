import { activateAccount } from '@clinic/contract/users'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { passwordComposition } from '../../../lib/page-settings.ts'
import { checkNewPassword } from './check-new-password.ts'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'
import { validationFailure } from './validation-failure.ts'

type Props = {
  given: string
  /** Someone who is invited chooses a password; who was given one opens the account with a press. */
  kind: 'activate' | 'invite'
  message: string
  email: string
  onDone: (message: string) => void
}

/** Opens an account with an emailed key (REQ-104, B-6). Nothing happens by opening the link alone: programs that check emails open links too. */
export function ActivateForm({ given, kind, message, email, onDone }: Props) {
  const [fields, setFields] = useState<NewPassword>({ password: '', confirm: '' })
  const [errors, setErrors] = useState<Partial<NewPassword>>({})
  const form = useRef<HTMLFormElement>(null)
  const invited = kind === 'invite'
  const show = (found: Partial<NewPassword>) => {
    setErrors(found)
    const first = found.password ? 'password' : 'confirm'
    if (Object.keys(found).length > 0) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  const opening = useMutation({
    mutationFn: () => call(activateAccount, { body: { key: given, ...(invited && fields) } }),
    onSuccess: (answer) => onDone(answer.message),
    onError: (error) => show(error instanceof ApiProblem ? error.fields : {}),
  })
  const failed = opening.isError && Object.keys(errors).length === 0
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = invited ? checkNewPassword({ ...fields, known: [email], composition: passwordComposition() }) : {}
    show(found)
    if (Object.keys(found).length === 0 && !opening.isPending) opening.mutate()
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text role="status">{message}</Text>
        {failed && (
          <Alert color="bad" role="alert">
            {validationFailure(opening.error)}
          </Alert>
        )}
        {invited && (
          <>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordFields
              label={t('Password')}
              value={fields}
              errors={errors}
              onChange={(next) => {
                setFields(next)
                setErrors({})
              }}
            />
          </>
        )}
        <Button type="submit" size="md" loading={opening.isPending}>
          {invited ? t('Open my account') : t('Activate my account')}
        </Button>
      </Stack>
    </form>
  )
}
