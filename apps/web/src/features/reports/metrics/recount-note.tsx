import type { Metrics } from '@clinic/contract/reports'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { listText } from '../../../lib/format/lists.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './recount-note.module.css'

const NAMED = 5

/** Whether the last nightly recount agreed with the figures shown (its own way, from the rows). */
export function RecountNote({ check }: { check: Metrics['check'] }) {
  if (!check)
    return (
      <p className={classes.note}>{t('Totals are recalculated from the records every night. The first recalculation hasn’t run yet.')}</p>
    )
  if (check.differences === 0)
    return (
      <p className={classes.note}>
        {t('Verified against the records {checked_at}. All totals match.', { checked_at: momentText(check.checked_at) })}
      </p>
    )
  const days = check.days.slice(0, NAMED).map((day) => dayText(day))
  const more = check.days.length - days.length
  return (
    <Alert color="warn" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('Some totals were corrected last night')}>
      {t(
        'The recount on {checked_at} found {differences, plural, one {# difference} other {# differences}} on {list}. Totals are correct now. Reports for those days downloaded before then may be wrong.',
        {
          checked_at: momentText(check.checked_at),
          differences: check.differences,
          list: listText(more > 0 ? [...days, t('{more, plural, one {# more day} other {# more days}}', { more })] : days),
        },
      )}
    </Alert>
  )
}
