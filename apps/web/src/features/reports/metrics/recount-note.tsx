import type { Metrics } from '@clinic/contract/reports'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { countText, listText } from '../../../lib/format/lists.ts'
import classes from './recount-note.module.css'

const NAMED = 5

/** Whether the last nightly recount agreed with the figures shown (its own way, from the rows). */
export function RecountNote({ check }: { check: Metrics['check'] }) {
  if (!check)
    return <p className={classes.note}>Totals are recalculated from the records every night. The first recalculation hasn’t run yet.</p>
  if (check.differences === 0)
    return <p className={classes.note}>Verified against the records {momentText(check.checked_at)}. All totals match.</p>
  const days = check.days.slice(0, NAMED).map((day) => dayText(day))
  const more = check.days.length - days.length
  return (
    <Alert color="warn" icon={<IconAlertTriangle size={18} aria-hidden />} title="Some totals were corrected last night">
      The recount on {momentText(check.checked_at)} found {countText(check.differences, 'difference')} on{' '}
      {listText(more > 0 ? [...days, countText(more, 'more day')] : days)}. Totals are correct now. Reports for those days downloaded before
      then may be wrong.
    </Alert>
  )
}
