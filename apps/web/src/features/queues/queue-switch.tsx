import { setQueueEnabled } from '@clinic/contract/users'
import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { QUEUE_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { refreshSession, useSession } from '../../lib/session.ts'
import type { Question } from '../../ui/confirm-dialog.tsx'
import type { Ask } from './actions/use-queue-action.ts'
import { refreshQueues } from './live/queue-cache.ts'
import classes from './queue-switch.module.css'
import { ReleasePreview } from './release-preview.tsx'

/** Turns one's own queue on and off (REQ-426, REQ-438 to REQ-442). Off releases every patient, so it asks first and says how many. */
export function QueueSwitch({ ask }: { ask: Ask }) {
  const session = useSession()
  const client = useQueryClient()
  const switching = useMutation({
    mutationFn: (queue_enabled: boolean) => call(setQueueEnabled, { params: { id: String(session.id) }, body: { queue_enabled } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (_, enabled) => notify.failure(QUEUE_TEXTS.queueNotSaved, () => switching.mutate(enabled)),
    onSettled: () => Promise.all([refreshSession().catch(() => undefined), refreshQueues(client)]),
  })
  const enabled = switching.isPending ? switching.variables : session.queueEnabled
  const handleChange = (wanted: boolean) => {
    if (wanted) return switching.mutate(true)
    void ask(questionFor(session.id)).then((yes) => (yes ? switching.mutate(false) : notify.info(QUEUE_TEXTS.queueStays)))
  }
  return (
    <Switch
      checked={enabled}
      disabled={switching.isPending}
      color="good"
      classNames={{ label: classes.label ?? '' }}
      label={enabled ? QUEUE_TEXTS.switchedOn : QUEUE_TEXTS.switchedOff}
      onChange={(event) => handleChange(event.currentTarget.checked)}
    />
  )
}

function questionFor(userId: number): Question {
  return {
    title: t('Disable your queue?'),
    text: (
      <>
        <ReleasePreview userId={userId} />
        <p>
          {t(
            'This counts patients you have sent on who are not completed yet. Others can then claim them, and any holds end. You can’t claim anyone until you enable your queue again.',
          )}
        </p>
      </>
    ),
    confirm: t('Disable and release patients'),
    cancel: t('Keep enabled'),
    tone: 'bad',
  }
}
