import type { ClinicOverview } from '@clinic/contract/reports'
import { OVERVIEW_RENEWAL_DAYS } from '@clinic/contract/reports'
import { countText } from '../../../lib/format/lists.ts'
import { numberText } from '../../../lib/format/numbers.ts'
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
    { name: 'Seen today', count: now.patientsSeen, note: lastWeekText(overview) },
    {
      name: 'New intakes today',
      count: now.detailsConfirmed,
      note: `new patients who confirmed their details; ${numberText(before.detailsConfirmed)} on the same day last week`,
    },
    {
      name: 'Help requests',
      count: queues.reduce((sum, one) => sum + one.help, 0),
      note: help && help.late > 0 ? `${numberText(help.late)} waiting over ${minutesText(help.threshold_minutes)}` : 'none over the limit',
    },
    { name: 'Long waits', count: late, note: `${numberText(soon)} more approaching the limit` },
    { name: 'Renewals due', count: renewals_due, note: `today and in the next ${OVERVIEW_RENEWAL_DAYS} days` },
    {
      name: 'Active patients',
      count: patients,
      note: `in ${countText(homes, 'province').replace('provinces', 'provinces and territories')}`,
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
