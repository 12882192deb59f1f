import { CODE_MINUTES, CODE_PAUSE_SECONDS, generateOtp, verifyOtp } from '@clinic/contract/auth'
import type { CurrentUser } from '@clinic/contract/users'
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { AUTH_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { isWholeCode, plainCode } from '../password/check-form.ts'
import classes from './code-form.module.css'
import { codeFailure, pauseAsked, sendFailure } from './login-failure.ts'
import { useCountdown } from './use-countdown.ts'

type Props = {
  email: string
  /** The password step's token. */
  token: string
  /** When a key was asked for before a reload, in milliseconds; 0: none was, so one is asked for now. */
  sentAt: number
  onSent: (at: number) => void
  onDone: (token: string, user: CurrentUser) => void
  /** The key was right, and a second factor has to be set up with this token before anything else. */
  onEnrol: (token: string) => void
  /** Back to the password step, with a reason unless the person asked for it. */
  onRestart: (reason?: string) => void
}
type Trouble = { tone: 'warn' | 'bad'; text: string }

/** Second step: the key sent by email (REQ-079, REQ-086, REQ-087). */
export function CodeForm({ email, token, sentAt, onSent, onDone, onEnrol, onRestart }: Props) {
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [left, pause] = useCountdown()
  const input = useRef<HTMLInputElement>(null)

  const sending = useMutation({
    mutationFn: () => call(generateOtp, { token }),
    onSuccess: () => {
      onSent(Date.now())
      pause(CODE_PAUSE_SECONDS)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 401) return onRestart(codeFailure(error).text)
      pause(pauseAsked(error))
      setTrouble({ tone: 'bad', text: sendFailure(error) })
    },
  })
  const checking = useMutation({
    mutationFn: (given: string) => call(verifyOtp, { token, body: { token: given, rotate: true } }),
    onSuccess: (answer) => (answer.factor_needed ? onEnrol(answer.token) : onDone(answer.token, answer.user)),
    onError: (error) => {
      const failure = codeFailure(error)
      if (failure.kind === 'start-again') return onRestart(failure.text)
      setTrouble({ tone: failure.kind === 'wrong' ? 'warn' : 'bad', text: failure.text })
      if (failure.kind === 'wrong') setCode('')
      input.current?.focus()
    },
  })

  const sendFirst = useEffectEvent(() => {
    if (sentAt === 0) sending.mutate()
    else pause(Math.max(0, CODE_PAUSE_SECONDS - (Date.now() - sentAt) / 1000))
  })
  const asked = useRef(false)
  useEffect(() => {
    input.current?.focus()
    if (asked.current) return
    asked.current = true
    sendFirst()
  }, [])

  const check = (given: string) => {
    if (checking.isPending) return
    setTrouble(null)
    if (isWholeCode(given)) checking.mutate(given)
    else setTrouble({ tone: 'warn', text: AUTH_TEXTS.badCode })
  }
  const type = (typed: string) => {
    const given = plainCode(typed)
    setCode(given)
    if (isWholeCode(given) && given !== code) check(given)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    check(code)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text c="dimmed">
          {tRich(
            sending.isError
              ? 'Enter your one-time code to finish logging in. We’ll send it to {email}. It expires in {minutes} minutes.'
              : 'We sent a 6-digit code to {email}. It expires in {minutes} minutes.',
            { email: <strong>{email}</strong>, minutes: CODE_MINUTES },
          )}
        </Text>
        {trouble && (
          <Alert color={trouble.tone} role="alert" withCloseButton closeButtonLabel={t('Close message')} onClose={() => setTrouble(null)}>
            {trouble.text}
          </Alert>
        )}
        <TextInput
          ref={input}
          label={t('One-time code')}
          name="code"
          size="md"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          classNames={{ input: classes.code }}
          value={code}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={checking.isPending}>
          {t('Verify')}
        </Button>
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" color="gray" onClick={() => onRestart()}>
            {t('Back')}
          </Button>
          <Button variant="subtle" disabled={left > 0} loading={sending.isPending} onClick={() => sending.mutate()}>
            {left > 0 ? t('Send a new code ({left} s)', { left }) : t('Send a new code')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
