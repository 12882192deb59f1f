import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'

type Props = {
  children?: ReactNode
  confirm: string
  tone?: 'accent' | 'bad'
  /** Whose password, for programs that fill it in; one's own where it is not said. */
  email?: string
  label?: string
  pending: boolean
  error: unknown
  onConfirm: (password: string) => void
  onCancel?: (() => void) | undefined
}

/** The password again, before something is changed that it protects. */
export function PasswordStep({ children, confirm, tone = 'accent', email, label = t('Current password'), ...rest }: Props) {
  const { pending, error, onConfirm, onCancel } = rest
  const session = useSession()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wrong = error instanceof ApiProblem ? error.fields.current_password : undefined
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (wrong) input.current?.focus()
  }, [wrong])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') input.current?.focus()
    else if (!pending) onConfirm(password)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {children}
        {error !== null && !wrong && (
          <Alert color="bad" role="alert">
            {problemSentence(error)}
          </Alert>
        )}
        <input type="text" name="username" autoComplete="username" value={email ?? session.email} readOnly hidden />
        <PasswordInput
          ref={input}
          label={label}
          name="current"
          autoComplete="current-password"
          maw={400}
          value={password}
          error={missing ? USER_TEXTS.fieldNeeded : wrong}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setMissing(false)
          }}
        />
        <Group gap="xs">
          <Button type="submit" color={tone} loading={pending}>
            {confirm}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
