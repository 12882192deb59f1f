import { endOwnSessions, type SessionRow } from '@clinic/contract/auth'
import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { PasswordStep } from '../password/password-step.tsx'

type Props = { chosen: SessionRow | 'others'; others: number; onDone: () => void; onCancel: () => void }

/** The password again, before one of one's own sessions ends, or all the others. */
export function EndOwnStep({ chosen, others, onDone, onCancel }: Props) {
  const client = useQueryClient()
  const all = chosen === 'others'
  const ending = useMutation({
    mutationFn: (current_password: string) =>
      call(endOwnSessions, { body: { current_password, ...(chosen !== 'others' && { session_id: chosen.id }) } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['sessions'] })
      notify.success(all ? t('All other sessions ended.') : t('Session ended.'))
      onDone()
    },
  })
  return (
    <PasswordStep
      confirm={all ? t('End all other sessions') : t('End this session')}
      tone="bad"
      pending={ending.isPending}
      error={ending.error}
      onConfirm={ending.mutate}
      onCancel={onCancel}
    >
      <Text>
        {chosen === 'others'
          ? t(
              '{others, plural, one {# other session will end at once. Anyone using it has} other {# other sessions will end at once. Anyone using them has}} to log in again; this one stays.',
              { others },
            )
          : t('The session “{device}” will end at once. Anyone using it has to log in again; this one stays.', { device: chosen.device })}
      </Text>
    </PasswordStep>
  )
}
