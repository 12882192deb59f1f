import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { Fragment } from 'react'
import { timeInQueue, waitLevel } from '../../lib/format/time-in-queue.ts'
import { useServerNow } from './server-clock.tsx'
import classes from './wait-text.module.css'

const SIGNS = {
  calm: null,
  soon: <IconClock size={14} role="img" aria-label="Waiting long:" />,
  now: <IconAlertTriangle size={14} role="img" aria-label="Waiting very long:" />,
}

/** How long somebody has waited; long waits carry a sign and a colour. `plain`: neither. */
export function WaitText({ since, plain = false }: { since: string | null; plain?: boolean }) {
  const now = useServerNow()
  const level = plain ? 'calm' : waitLevel(since, now)
  return (
    <span className={classes.wait} data-level={level}>
      {SIGNS[level]}
      <span>
        {timeInQueue(since, now)
          .split(/(?<=[a-z]) /)
          .map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
      </span>
    </span>
  )
}
