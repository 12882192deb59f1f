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
    return (
      <p className={classes.note}>Every number is recounted each night from the records themselves; the first recount has not run yet.</p>
    )
  if (check.differences === 0)
    return <p className={classes.note}>Recounted from the records on {momentText(check.checked_at)}: every number agreed.</p>
  const days = check.days.slice(0, NAMED).map((day) => dayText(day))
  const more = check.days.length - days.length
  return (
    <Alert color="warn" icon={<IconAlertTriangle size={18} aria-hidden />} title="Some figures were wrong until last night’s recount">
      The recount on {momentText(check.checked_at)} found {countText(check.differences, 'difference')} on{' '}
      {listText(more > 0 ? [...days, countText(more, 'more day')] : days)}. The figures are right again; reports of those days that were
      taken out before may not be.
    </Alert>
  )
}
