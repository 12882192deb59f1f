import { Fragment } from 'react'
import { timeInQueue } from '../../../lib/format/time-in-queue.ts'
import { useServerNow } from '../live/server-clock.tsx'
import classes from './wait-text.module.css'

/** How long ago something began, ticking (REQ-517). `plain`: in the weight of its surroundings. */
export function WaitText({ since, plain = false }: { since: string | null; plain?: boolean }) {
  const now = useServerNow()
  return (
    <span className={classes.wait} data-plain={plain || undefined}>
      {timeInQueue(since, now)
        .split(/(?<=[a-z]) /)
        .map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{' '}
          </Fragment>
        ))}
    </span>
  )
}
