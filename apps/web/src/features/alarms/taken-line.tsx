import { ageOn } from '@clinic/core/shared/dates'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import { AlarmItem } from './alarm-item.tsx'
import classes from './alarm-lane.module.css'
import { agoText, takenSentence, whoText } from './alarm-messages.ts'

/** An alarm that a colleague has, on one line until it is opened. It stays until it is closed. */
export function TakenLine({ alarm, now, ...dialogs }: ComponentProps<typeof AlarmItem>) {
  const [opened, setOpened] = useState(false)
  if (opened) return <AlarmItem {...{ alarm, now, ...dialogs }} />
  if (!alarm.taken) return null
  const who = whoText(alarm, (born) => ageOn(born, now.slice(0, 10)))
  return (
    <li className={classes.line} aria-label={t('Alarm: {who}', { who })}>
      <IconCircleCheck size={18} aria-hidden />
      <span>
        {tRich('{who}, alarm {raised_at}. {taken}', {
          who: <strong>{who}</strong>,
          raised_at: agoText(alarm.raised_at, now),
          taken: takenSentence(alarm.taken, now),
        })}
      </span>
      <Button size="compact-xs" variant="default" onClick={() => setOpened(true)}>
        {t('Show')}
      </Button>
    </li>
  )
}
