import type { StatusRow } from '@clinic/contract/patients'
import { reasonSentence } from '@clinic/core/queues/reason-sentence'
import { useServerNow } from '../../features/queues/live/server-clock.tsx'
import { timeInQueue } from '../../lib/format/time-in-queue.ts'
import classes from './line-columns.module.css'

/** Why the patient is here, as a sentence that fits the clock. */
export function RowReason({ row }: { row: StatusRow }) {
  const since = row.in_np_queue ? row.entered_pcr_queue_at : row.stage_since
  const reason = reasonSentence(row, useWaited(since))
  if (reason === null) return null
  return (
    <span className={classes.reason} data-urgent={row.urgent_reason !== '' || undefined} title={reason}>
      {reason}
    </span>
  )
}

function useWaited(since: string | null): string | null {
  const now = useServerNow()
  return since === null ? null : timeInQueue(since, now)
}
