import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { AUTH_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { useLock } from '../../../lib/screen-lock.ts'
import { unlockScreen } from '../../../lib/session.ts'
import classes from './lock-screen.module.css'

type Props = { brand: ReactNode; onLeave: () => void }

/** Lies over everything while the screen is locked (E-9). As a modal dialog it makes inert everything behind it, other dialogs included. */
export function LockScreen({ brand, onLeave }: Props) {
  const { locked, name } = useLock()
  return locked ? <Curtain brand={brand} name={name} onLeave={onLeave} /> : null
}

function Curtain({ brand, name, onLeave }: Props & { name: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    const show = () => {
      if (!shown?.isConnected || shown.open) return
      shown.showModal()
      shown.querySelector('input')?.focus()
    }
    show()
    // Some systems close any dialog by a gesture of their own.
    shown?.addEventListener('close', show)
    return () => {
      shown?.removeEventListener('close', show)
      shown?.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className={classes.curtain} aria-labelledby="lock-title" data-lock-screen>
      <div className={classes.column}>
        {brand}
        <div className={classes.card}>
          <h1 id="lock-title" className={classes.title}>
            {t('This screen is locked')}
          </h1>
          <Text>
            {name
              ? t('{name} locked this screen. Enter your password to pick up where you left off.', { name })
              : t('Enter your password to continue.')}
          </Text>
          <UnlockForm />
          <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={onLeave}>
            {t('Log in as someone else')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

function UnlockForm() {
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const unlocking = useMutation({
    mutationFn: () => unlockScreen(password),
    onError: () => {
      setPassword('')
      input.current?.focus()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setError(password === '' ? AUTH_TEXTS.passwordNeeded : '')
    if (password === '') input.current?.focus()
    else if (!unlocking.isPending) unlocking.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md" mt="md">
        {unlocking.isError && (
          <Alert color="bad" role="alert" withCloseButton closeButtonLabel={t('Close message')} onClose={unlocking.reset}>
            {problemSentence(unlocking.error)}
          </Alert>
        )}
        <PasswordInput
          ref={input}
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          size="md"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={unlocking.isPending}>
          {t('Unlock')}
        </Button>
      </Stack>
    </form>
  )
}
