import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { use } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { nearText } from '../hold/near-text.ts'
import { useServerNow } from '../live/server-clock.tsx'
import { StagesHint } from '../stages/stages-hint.tsx'
import classes from './wait-cell.module.css'
import { dueText, waitFacts } from './wait-facts.ts'
import { WaitText } from './wait-text.tsx'
import { ThresholdsContext } from './wait-thresholds.ts'

const SIGNS = { soon: IconClock, late: IconAlertTriangle }
type Props = { row: StatusRow; queue: Queue; list: PageQuery['list'] }

/** How long a patient has waited here and altogether; a long wait says so in words, with a sign and a colour. The stages are one hint away. */
export function WaitCell({ row, queue, list }: Props) {
  const { since, besides } = waitFacts(row, { queue, list })
  const due = dueText(row, use(ThresholdsContext), useServerNow())
  return (
    <div className={classes.cell} data-state={due?.state}>
      <StagesHint patientId={row.patient_id}>
        <WaitText since={since} />
      </StagesHint>
      <span className={classes.second}>
        {due && <Due {...due} />}
        {row.on_hold_in_queue && <HoldUntil until={row.hold_until} />}
        {besides.map((one) => (
          <span key={one.label} className={classes.side}>
            {one.label} <WaitText since={one.since} plain />
          </span>
        ))}
      </span>
    </div>
  )
}

function Due({ state, text }: NonNullable<ReturnType<typeof dueText>>) {
  const Sign = SIGNS[state]
  return (
    <span className={classes.due}>
      <Sign size={13} aria-hidden />
      <span>{text}</span>
    </span>
  )
}

function HoldUntil({ until }: { until: string | null }) {
  const now = useServerNow()
  return (
    <span className={classes.side}>
      {until === null ? t('On hold, no end date') : t('On hold until {until}', { until: nearText(until, now) })}
    </span>
  )
}
