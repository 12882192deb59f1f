import { listFactors } from '@clinic/contract/auth/second-factors'
import { type CurrentUser, me } from '@clinic/contract/users'
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { knowsPasskeys } from '../../../lib/browser-passkeys.ts'
import { t } from '../../../lib/messages/t.ts'
import { FactorSetup } from '../second-factors/factor-setup.tsx'

type Props = {
  token: string
  /** Typed a moment ago; empty after a reload. */
  password: string
  onDone: (token: string, user: CurrentUser) => void
  onRestart: (reason?: string) => void
}

/** Someone whose group asks for a second factor sets one up before anything else. */
export function EnrolForm({ token, password, onDone, onRestart }: Props) {
  const [kind, setKind] = useState<'totp' | 'passkey' | null>(null)
  const factors = useQuery({ queryKey: ['factors', token], queryFn: () => call(listFactors, { token }), retry: false })
  const entering = useMutation({
    mutationFn: () => call(me, { token }),
    onSuccess: (user) => onDone(token, user),
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 401) onRestart(error.message)
    },
  })
  const failed = factors.error ?? entering.error
  if (failed) {
    return (
      <Stack gap="md">
        <Alert color="bad">{problemSentence(failed)}</Alert>
        <Button onClick={() => onRestart()}>{t('Log in again')}</Button>
      </Stack>
    )
  }
  if (!factors.data || entering.isPending) return <Skeleton height={160} role="status" aria-label={t('One moment')} />
  if (kind) {
    return (
      <FactorSetup
        kind={kind}
        token={token}
        email={factors.data.email}
        password={password}
        onDone={entering.mutate}
        onCancel={() => setKind(null)}
      />
    )
  }
  return (
    <Stack gap="md">
      <Text>{t('Your group requires two-step login that is stronger than an emailed code. Set it up now to continue.')}</Text>
      {factors.data.passkeys_possible && knowsPasskeys() && (
        <Button size="md" leftSection={<IconFingerprint size={18} aria-hidden />} onClick={() => setKind('passkey')}>
          {t('Create a passkey')}
        </Button>
      )}
      <Button size="md" variant="default" leftSection={<IconDeviceMobile size={18} aria-hidden />} onClick={() => setKind('totp')}>
        {t('Set up an authenticator app')}
      </Button>
      <Button variant="subtle" color="gray" onClick={() => onRestart()}>
        {t('Log in as someone else')}
      </Button>
    </Stack>
  )
}
