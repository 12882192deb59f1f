import { confirmTotp, startTotpEnrolment } from '@clinic/contract/auth/second-factors'
import { inFours } from '@clinic/core/auth/second-factors'
import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { isWholeCode, plainCode } from '../password/check-form.ts'
import { PasswordStep } from '../password/password-step.tsx'
import classes from './factor-setup.module.css'
import { QrCode } from './qr-code.tsx'

export type SetupProps = {
  /** A session that is not the page's own yet. */
  token?: string | undefined
  email?: string | undefined
  /** Typed a moment ago, so that it is not asked for again. */
  password?: string | undefined
  onDone: (recovery_codes: string[] | null) => void
  onCancel: () => void
}

type Key = { secret: string; uri: string }

/** Sets up an authenticator app: its key by drawing or by hand, then the first code. */
export function TotpSetup({ token, email, password = '', onDone, onCancel }: SetupProps) {
  const mine = token === undefined ? {} : { token }
  const offering = useMutation({
    mutationFn: (current_password: string) => call(startTotpEnrolment, { ...mine, body: { current_password } }),
  })
  const ask = useEffectEvent(() => {
    if (password !== '') offering.mutate(password)
  })
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask()
  }, [])
  if (offering.data) return <FirstCode offered={offering.data} mine={mine} onDone={onDone} onCancel={onCancel} />
  if (password !== '' && !offering.isError) return <Skeleton height={240} role="status" aria-label={t('Making a key')} />
  return (
    <PasswordStep
      confirm={t('Continue')}
      {...(email && { email })}
      pending={offering.isPending}
      error={offering.error}
      onConfirm={offering.mutate}
      onCancel={onCancel}
    >
      <Text>{t('An authenticator app shows a new code every 30 seconds. First, confirm it’s you.')}</Text>
    </PasswordStep>
  )
}

type CodeProps = Pick<SetupProps, 'onDone' | 'onCancel'> & { offered: Key; mine: { token?: string } }

function FirstCode({ offered, mine, onDone, onCancel }: CodeProps) {
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const confirming = useMutation({
    mutationFn: () => call(confirmTotp, { ...mine, body: { code } }),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
    onError: (error) => {
      const wrong = error instanceof ApiProblem && error.code === 'bad-code'
      setTrouble(
        wrong
          ? t('That code isn’t right. Wait for the next one, and check that your phone’s clock is set automatically.')
          : problemSentence(error),
      )
      setCode('')
      input.current?.focus()
    },
  })
  useEffect(() => input.current?.focus(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWholeCode(code)) return setTrouble(t('Enter the 6-digit code from the app.'))
    setTrouble('')
    confirming.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>{t('1. Scan this QR code with your authenticator app, or enter the setup key by hand.')}</Text>
        <div className={classes.key}>
          <QrCode text={offered.uri} label={t('The key for your authenticator app, as a drawing')} />
          <div className={classes.manual}>
            <Text c="dimmed">{t('Setup key')}</Text>
            <code className={classes.secret} data-testid="totp-key">
              {inFours(offered.secret)}
            </code>
          </div>
        </div>
        <Text>{t('2. Enter the 6-digit code it shows.')}</Text>
        {trouble && (
          <Alert color="warn" role="alert">
            {trouble}
          </Alert>
        )}
        <TextInput
          ref={input}
          label={t('Code from the app')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maw={240}
          value={code}
          onChange={(event) => setCode(plainCode(event.currentTarget.value))}
        />
        <Group gap="xs">
          <Button type="submit" loading={confirming.isPending}>
            {t('Turn on')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
