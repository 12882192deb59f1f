import { showSigningCode, showSigningPasskey, startSigningFactor } from '@clinic/contract/documents/signing-factor'
import { Alert, Button, Group, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { answerPasskey } from '../../../lib/browser-passkeys.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './draft.module.css'

/** Shows again who is at the keyboard: a passkey, the app, or a code by email. `onShown`: until when that counts. */
export function SigningFactor({ onShown }: { onShown: (freshUntil: string) => void }) {
  const [code, setCode] = useState('')
  const starting = useMutation({ mutationFn: () => call(startSigningFactor) })
  const ways = starting.data?.ways ?? []
  const field = useRef<HTMLInputElement>(null)
  const started = starting.isSuccess
  useEffect(() => {
    if (started) field.current?.focus()
  }, [started])
  const byCode = useMutation({
    mutationFn: () => call(showSigningCode, { body: { code: code.replace(/\s/g, '') } }),
    onSuccess: ({ fresh_until }) => onShown(fresh_until),
  })
  const byPasskey = useMutation({
    mutationFn: async (offered: Record<string, unknown>) => call(showSigningPasskey, { body: { answer: await answerPasskey(offered) } }),
    onSuccess: ({ fresh_until }) => onShown(fresh_until),
  })
  const begin = () =>
    starting.mutate(undefined, {
      onSuccess: ({ passkey }) => {
        if (passkey) byPasskey.mutate(passkey)
      },
    })
  const trouble = starting.error ?? byCode.error ?? byPasskey.error
  const passkey = starting.data?.passkey
  return (
    <div className={classes.factor}>
      {!starting.data && (
        <Button
          className={classes.begin}
          variant="default"
          leftSection={<IconFingerprint size={18} aria-hidden />}
          loading={starting.isPending}
          onClick={begin}
        >
          {t('Confirm it is you')}
        </Button>
      )}
      {passkey && (
        <Button
          className={classes.begin}
          variant="default"
          leftSection={<IconFingerprint size={18} aria-hidden />}
          loading={byPasskey.isPending}
          onClick={() => byPasskey.mutate(passkey)}
        >
          {t('Use a passkey')}
        </Button>
      )}
      {(ways.includes('totp') || ways.includes('mail')) && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (code.trim() !== '') byCode.mutate()
          }}
        >
          <Group gap="xs" align="flex-end">
            <TextInput
              label={ways.includes('totp') ? t('Code from your authenticator app') : t('Code that we sent to your email')}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={40}
              ref={field}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={byCode.isPending}>
              {t('Verify')}
            </Button>
            {starting.data?.mailed && (
              <Button variant="subtle" loading={starting.isPending} onClick={begin}>
                {t('Send a new code')}
              </Button>
            )}
          </Group>
        </form>
      )}
      {trouble && (
        <Alert color="warn" role="alert">
          {problemSentence(trouble)}
        </Alert>
      )}
    </div>
  )
}
