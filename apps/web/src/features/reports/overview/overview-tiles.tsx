import type { ClinicOverview } from '@clinic/contract/reports'
import { OVERVIEW_RENEWAL_DAYS } from '@clinic/contract/reports'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { minutesText } from '../charts/minutes-text.ts'
import { lastWeekText, todayAndLastWeek } from './overview-messages.ts'
import classes from './overview-tiles.module.css'

/** The six numbers of the day, each with what it is to be held against. */
export function OverviewTiles({ overview }: { overview: ClinicOverview }) {
  const { waits, queues, renewals_due, patients, provinces } = overview
  const { now, before } = todayAndLastWeek(overview)
  const help = waits.find(({ reason }) => reason === 'help')
  const late = waits.reduce((sum, one) => sum + one.late, 0)
  const soon = waits.reduce((sum, one) => sum + one.soon, 0)
  const homes = provinces.filter((row) => row.code !== null && row.patients > 0).length
  const tiles = [
    { name: t('Seen today'), count: now.patientsSeen, note: lastWeekText(overview) },
    {
      name: t('New intakes today'),
      count: now.detailsConfirmed,
      note: t('new patients who confirmed their details; {detailsConfirmed} on the same day last week', {
        detailsConfirmed: numberText(before.detailsConfirmed),
      }),
    },
    {
      name: t('Help requests'),
      count: queues.reduce((sum, one) => sum + one.help, 0),
      note:
        help && help.late > 0
          ? t('{late} waiting over {threshold_minutes}', {
              late: numberText(help.late),
              threshold_minutes: minutesText(help.threshold_minutes),
            })
          : t('none over the limit'),
    },
    { name: t('Long waits'), count: late, note: t('{soon} more approaching the limit', { soon: numberText(soon) }) },
    {
      name: t('Renewals due'),
      count: renewals_due,
      note: t('today and in the next {OVERVIEW_RENEWAL_DAYS} days', { OVERVIEW_RENEWAL_DAYS }),
    },
    {
      name: t('Active patients'),
      count: patients,
      note: t('in {homes, plural, one {# province} other {# provinces and territories}}', { homes }),
    },
  ]
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ name, count, note }) => (
        <div key={name} className={classes.tile}>
          <dt>{name}</dt>
          <dd className={classes.number}>{numberText(count)}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
