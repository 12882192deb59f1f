import { type AdminUser, setQueueEnabled } from '@clinic/contract/users'
import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { refreshUsers } from '../live/users-cache.ts'
import { EditState } from './edit-state.tsx'
import { useEdit } from './use-edit.ts'
import { closeQuestion, queueHint, queueQuestion } from './user-questions.tsx'
import type { UserTools } from './user-tools.ts'

type Props = { user: AdminUser; tools: Pick<UserTools, 'ask' | 'ownId'> }

/** Whether someone can log in (REQ-222, REQ-240). Off ends their sessions and releases their patients, so it asks first. */
export function ActiveSwitch({ user, tools }: Props) {
  const edit = useEdit(user, 'active')
  const own = user.id === tools.ownId
  const change = async (wanted: boolean) => {
    if (wanted || (await tools.ask(closeQuestion(user)))) edit.type(wanted)
  }
  return (
    <div title={own ? t('You can’t deactivate your own account.') : undefined}>
      <Switch
        size="sm"
        color="good"
        aria-label={t('Active: {name}', { name: user.name })}
        // When only the answer was lost, the change is stored: the switch shows what the server has.
        checked={edit.phase === 'failed' ? user.active : edit.value === true}
        disabled={own}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <EditState edit={edit} brief />
    </div>
  )
}

/** Someone's queue (REQ-229, REQ-242 to REQ-247). Off asks first and says how many patients go back; after a failure it shows what the server has. */
export function QueueSwitch({ user, tools }: Props) {
  const client = useQueryClient()
  const switching = useMutation({
    mutationFn: (queue_enabled: boolean) => call(setQueueEnabled, { params: { id: String(user.id) }, body: { queue_enabled } }),
    onSuccess: async ({ released }, enabled) => {
      const done = t(enabled ? USER_TEXTS.queueEnabled : USER_TEXTS.queueDisabled, { name: user.name })
      notify.success(
        `${done}. ${released > 0 ? t('{released, plural, one {# patient} other {# patients}} released. ', { released }) : ''}${queueHint(user.name)}`,
      )
    },
    onError: (error, enabled) => {
      const failed = t(USER_TEXTS.queueFailed, { name: user.name })
      notify.failure(tPair(failed, problemSentence(error)), () => switching.mutate(enabled))
    },
    onSettled: () => refreshUsers(client),
  })
  const change = async (wanted: boolean) => {
    if (wanted || (await tools.ask(queueQuestion(user)))) switching.mutate(wanted)
  }
  return (
    <Switch
      size="sm"
      color="good"
      aria-label={t('Queue: {name}', { name: user.name })}
      checked={switching.isPending ? switching.variables : user.queue_enabled}
      disabled={switching.isPending || !user.active}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
