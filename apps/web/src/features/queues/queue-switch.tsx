import { setQueueEnabled } from '@clinic/contract/users'
import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.tsx'
import { refreshSession, useSession } from '../../lib/session.ts'
import { refreshQueues } from './queue-cache.ts'
import classes from './queue-switch.module.css'
import { TEXTS } from './texts.ts'
import type { Ask } from './use-verb.ts'

/** Turns one's own queue on and off (REQ-426, REQ-438 to REQ-442). Off releases every patient, so it asks first. */
export function QueueSwitch({ ask }: { ask: Ask }) {
  const session = useSession()
  const client = useQueryClient()
  const switching = useMutation({
    mutationFn: (queue_enabled: boolean) => call(setQueueEnabled, { params: { id: String(session.id) }, body: { queue_enabled } }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await Promise.all([refreshSession(), refreshQueues(client)])
    },
    onError: (_, enabled) => notify.failure(TEXTS.queueFailed, () => switching.mutate(enabled)),
  })
  const enabled = switching.isPending ? switching.variables : session.queueEnabled
  const handleChange = (wanted: boolean) => {
    if (wanted) return switching.mutate(true)
    void ask(DISABLE).then((yes) => (yes ? switching.mutate(false) : notify.success(TEXTS.queueStays)))
  }
  return (
    <Switch
      checked={enabled}
      disabled={switching.isPending}
      color="good"
      classNames={{ label: classes.label ?? '' }}
      label={enabled ? TEXTS.queueEnabled : TEXTS.queueDisabled}
      onChange={(event) => handleChange(event.currentTarget.checked)}
    />
  )
}

const DISABLE = {
  title: 'Disable your queue?',
  text: "All patients assigned to you will be released for others to claim, and holds end. You can't claim anybody until you enable it again.",
  confirm: 'Disable and release',
  cancel: 'Keep enabled',
  tone: 'bad',
} as const
