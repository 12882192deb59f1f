import { timeInQueue } from '../../../lib/format/time-in-queue.ts'
import { useServerNow } from '../live/server-clock.tsx'
import classes from './wait-text.module.css'

/** Units that are shown; the tip and screen readers get all (REQ-517, F-22). */
const SHOWN = 2

/** How long ago something began, ticking. `plain`: in the weight of its surroundings. */
export function WaitText({ since, plain = false }: { since: string | null; plain?: boolean }) {
  const text = timeInQueue(since, useServerNow())
  const units = text.split(/(?<=[a-z]) /)
  const rest = units.slice(SHOWN).join(' ')
  return (
    <span className={classes.wait} data-plain={plain || undefined} title={text}>
      {units.slice(0, SHOWN).join(' ')}
      {rest && <span className={classes.quiet}> {rest}</span>}
    </span>
  )
}
