import { verifyOtp } from '@clinic/contract/auth'
import { requestPasskey, verifyPasskey } from '@clinic/contract/auth/second-factors'
import type { CurrentUser } from '@clinic/contract/users'
import type { Factor } from '@clinic/contract/vocabulary'
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { answerPasskey } from '../../../lib/browser-passkeys.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { isWholeCode, plainCode } from '../password/check-form.ts'
import classes from './code-form.module.css'
import { codeFailure, factorFailure } from './login-failure.ts'

type Props = {
  email: string
  token: string
  /** What finishes this login, the easiest first. */
  factors: readonly Factor[]
  onDone: (token: string, user: CurrentUser) => void
  onRestart: (reason?: string) => void
}

const METHOD_LABELS: Record<Factor, string> = {
  passkey: t('Use a passkey'),
  totp: t('Use your authenticator app'),
  recovery: t('Use a recovery code'),
}

/** Second step of those who have something stronger than mail: a passkey, an app, or a recovery code. */
export function FactorForm({ email, token, factors, onDone, onRestart }: Props) {
  const [method, setMethod] = useState<Factor>(factors[0] ?? 'totp')
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const checking = useMutation({
    mutationFn: async () => {
      if (method !== 'passkey') return call(verifyOtp, { token, body: { token: code, rotate: true } })
      const answer = await answerPasskey(await call(requestPasskey, { token }))
      return call(verifyPasskey, { token, body: { answer, rotate: true } })
    },
    onSuccess: (answer) => onDone(answer.token, answer.user),
    onError: (error) => {
      const failure = codeFailure(error)
      if (failure.kind === 'start-again') return onRestart(failure.text)
      setTrouble(factorFailure(error))
      if (failure.kind === 'wrong') setCode('')
      input.current?.focus()
    },
  })
  useEffect(() => {
    if (method !== 'passkey') input.current?.focus()
  }, [method])
  const choose = (next: Factor) => {
    setMethod(next)
    setCode('')
    setTrouble('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (checking.isPending) return
    setTrouble('')
    if (method === 'totp' && !isWholeCode(code)) return setTrouble(t('Enter the 6-digit code from your authenticator app.'))
    if (method === 'recovery' && code.trim() === '') return setTrouble(t('Enter one of your recovery codes.'))
    checking.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text c="dimmed">
          {tRich('{method} You are logging in as {email}.', { method: LEADS[method], email: <strong>{email}</strong> })}
        </Text>
        {trouble && (
          <Alert color="warn" role="alert" withCloseButton closeButtonLabel={t('Close message')} onClose={() => setTrouble('')}>
            {trouble}
          </Alert>
        )}
        {method !== 'passkey' && (
          <TextInput
            key={method}
            ref={input}
            label={method === 'totp' ? t('Code from your authenticator app') : t('Recovery code')}
            name="code"
            size="md"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...(method === 'totp' && { classNames: { input: classes.code } })}
            value={code}
            onChange={(event) => setCode(method === 'totp' ? plainCode(event.currentTarget.value) : event.currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          size="md"
          loading={checking.isPending}
          {...(method === 'passkey' && { leftSection: <IconFingerprint size={18} aria-hidden /> })}
        >
          {method === 'passkey' ? METHOD_LABELS.passkey : t('Verify')}
        </Button>
        <Stack gap={0}>
          {factors
            .filter((one) => one !== method)
            .map((one) => (
              <Button key={one} variant="subtle" onClick={() => choose(one)}>
                {METHOD_LABELS[one]}
              </Button>
            ))}
          <Button variant="subtle" color="gray" onClick={() => onRestart()}>
            {t('Back')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const LEADS: Record<Factor, string> = {
  passkey: t('Your browser will ask for your PIN, fingerprint or face.'),
  totp: t('Open the authenticator app on your phone.'),
  recovery: t('Each recovery code works once. If you have none left, ask an administrator to reset your two-step login.'),
}
