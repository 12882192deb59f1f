import type { HeldConversation, TodayCounts } from '@clinic/contract/queues/today'
import { ActionIcon, Button } from '@mantine/core'
import { IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { clockText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import classes from './hours-end.module.css'
import { nameOf } from './name-of.ts'
import { useConversationOrder } from './use-live-conversation.ts'

export type HoursEndProps = {
  end: NonNullable<TodayCounts['hours_end']>
  held: readonly HeldConversation[]
  onOpen: (one: HeldConversation) => void
}
const DISMISSED = 'hours-end'

/** Ten minutes before the team’s hours end, for who still has conversations; once it is dismissed, not again for this end. */
export function HoursEnd({ end, held, onOpen }: HoursEndProps) {
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) === end.at)
  if (dismissed) return null
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, end.at)
    setDismissed(true)
  }
  return (
    <section className={classes.bar} aria-label={t('End of the team’s hours')}>
      <div className={classes.head}>
        <IconClock size={18} aria-hidden />
        {/* It comes into the page with its words, which screen readers say only of an alert. */}
        <p role="alert" className={classes.text}>
          {t(
            'The team’s hours {state, select, over {ended} other {end}} at {clock}. You still have {held, plural, one {# conversation} other {# conversations}}.',
            {
              state: end.over ? 'over' : 'open',
              clock: clockText(end.clock),
              held: held.length,
            },
          )}
        </p>
        <ActionIcon color="gray" aria-label={t('Dismiss')} className={classes.dismiss} onClick={dismiss}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <ul className={classes.list}>
        {held.map((one) => (
          <Ending key={one.id} one={one} onOpen={() => onOpen(one)} />
        ))}
      </ul>
    </section>
  )
}

function Ending({ one, onOpen }: { one: HeldConversation; onOpen: () => void }) {
  const order = useConversationOrder(one.id)
  const name = nameOf(one)
  const leave = (to: 'assistant' | 'queue') =>
    order.mutate(
      { do: 'hand-back', to, turn: one.read },
      {
        onSuccess: ({ state }) =>
          notify.success(
            state === 'returned' ? t('{name} is with the assistant again.', { name }) : t('{name} waits for a colleague.', { name }),
          ),
      },
    )
  return (
    <li className={classes.one}>
      <button type="button" className={classes.name} aria-haspopup="dialog" onClick={onOpen}>
        {name}
      </button>
      <Button
        variant="default"
        size="xs"
        loading={order.isPending}
        aria-label={t('Hand back to assistant: {name}', { name })}
        onClick={() => leave('assistant')}
      >
        {t('Hand back to assistant')}
      </Button>
      <Button
        variant="default"
        size="xs"
        loading={order.isPending}
        aria-label={t('Leave to a colleague: {name}', { name })}
        onClick={() => leave('queue')}
      >
        {t('Leave to a colleague')}
      </Button>
      {order.isError && (
        <span role="alert" className={classes.problem}>
          {problemSentence(order.error)}
        </span>
      )}
    </li>
  )
}
