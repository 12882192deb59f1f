import { readFactors, resetFactors } from '@clinic/contract/auth/second-factors'
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useSession } from '../../../lib/session.ts'
import { PasswordStep } from '../password/password-step.tsx'

/** Which second factors someone has, for administrators, and how to reset them when they are lost. */
export function UserFactors({ userId }: { userId: number }) {
  const own = useSession().id === userId
  const params = { id: String(userId) }
  const client = useQueryClient()
  const [asking, ask] = useState(false)
  const factors = useQuery({ queryKey: ['factors', params.id], queryFn: () => call(readFactors, { params }) })
  const resetting = useMutation({
    mutationFn: (current_password: string) => call(resetFactors, { params, body: { current_password } }),
    onSuccess: ({ message }) => {
      ask(false)
      notify.success(message)
      void client.invalidateQueries({ queryKey: ['factors', params.id] })
      void client.invalidateQueries({ queryKey: ['sessions', params.id] })
    },
  })
  if (factors.isPending) return <Skeleton height={36} role="status" aria-label={t('Loading the second factors')} />
  if (factors.isError) return <Alert color="bad">{problemSentence(factors.error)}</Alert>
  const { totp, passkeys, recovery_left, needed } = factors.data
  const strong = totp || passkeys > 0
  const kinds = [
    ...(totp ? [t('authenticator app')] : []),
    ...(passkeys > 0 ? [t('{passkeys, plural, one {# passkey} other {# passkeys}}', { passkeys })] : []),
  ]
  if (asking) {
    return (
      <PasswordStep
        confirm={t('Reset second factors')}
        tone="bad"
        label={t('Your own password')}
        pending={resetting.isPending}
        error={resetting.error}
        onConfirm={resetting.mutate}
        onCancel={() => ask(false)}
      >
        <Text>
          {needed
            ? t(
                'This removes every method and ends this person’s sessions. Make sure the request really came from them. They’ll get an email and log in with an emailed code, then set up a new one.',
              )
            : t(
                'This removes every method and ends this person’s sessions. Make sure the request really came from them. They’ll get an email and log in with an emailed code.',
              )}
        </Text>
      </PasswordStep>
    )
  }
  return (
    <Stack gap="xs">
      <Text>
        {strong
          ? t('{methods}; {recovery_left, plural, one {# recovery code} other {# recovery codes}} left', {
              methods: kinds.join(', '),
              recovery_left,
            })
          : t('Emailed code only')}
        {needed && !strong && t('; must set one up at next login')}
      </Text>
      {strong && !own && (
        <Group>
          <Button variant="default" size="xs" onClick={() => ask(true)}>
            {t('Reset…')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
