import type { StatusRow } from '@clinic/contract/patients'
import { pcrHoldText } from '../../features/queues/hold/pcr-hold-text.ts'
import { useServerNow } from '../../features/queues/live/server-clock.tsx'
import { callSentence, callsText, reasonText } from '../../lib/format/reason-text.ts'
import { timeInQueue } from '../../lib/format/time-in-queue.ts'
import classes from './line-columns.module.css'

/** Why the patient is here, as a sentence that fits the clock: an urgent request first, then a hold, the calls, then other requests. */
export function RowReason({ row }: { row: StatusRow }) {
  const since = row.in_np_queue ? row.entered_pcr_queue_at : row.stage_since
  const reason = reasonText(row, useWaited(since))
  const isUrgent = row.urgent_reason !== ''
  const held = pcrHoldText(row, useServerNow())
  const [first, second] = isUrgent ? [reason, callSentence(row)] : [callSentence(row), reason]
  const said = [callsText(row), held ?? first ?? second].filter(Boolean).join(' · ')
  if (said === '') return null
  const whole = [callsText(row), held, first, second].filter(Boolean).join('. ')
  return (
    <span className={classes.reason} data-urgent={isUrgent || undefined} data-due={row.call_state === 'due' || undefined} title={whole}>
      {said}
    </span>
  )
}

function useWaited(since: string | null): string | null {
  const now = useServerNow()
  return since === null ? null : timeInQueue(since, now)
}
