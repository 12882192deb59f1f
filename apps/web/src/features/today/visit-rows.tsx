import type { TodayVisit } from '@clinic/contract/queues/today'
import { Button, UnstyledButton } from '@mantine/core'
import { clockText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './rows.module.css'

const STATES = {
  booked: '',
  cancelled: t('Cancelled'),
  completed: t('Completed'),
  'no-show': t('No-show'),
  over: t('No outcome yet'),
} as const

type Props = { visits: readonly TodayVisit[]; clock: string; onPatient: (patientId: string) => void }

/** One’s visits of the day, in clinic time and the patient’s own where it differs; the next one is highlighted. */
export function VisitRows({ visits, clock, onPatient }: Props) {
  if (visits.length === 0) return <p className={classes.none}>{t('No visits booked for today.')}</p>
  const next = visits.find(({ state, until }) => state === 'booked' && until > clock)
  return (
    <ul className={classes.rows}>
      {visits.map((one) => (
        <li
          key={one.id}
          className={classes.row}
          data-visit
          data-next={one === next || undefined}
          data-over={(one.state !== 'booked' && one.state !== 'over') || undefined}
        >
          <span className={classes.at}>
            {clockText(one.at)}
            <span>
              {one.local_at === null
                ? t('to {until}', { until: clockText(one.until) })
                : t('{local_at} theirs', { local_at: clockText(one.local_at) })}
            </span>
          </span>
          <div className={classes.who}>
            <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => onPatient(one.patient_id)}>
              {one.name || t('No name yet')}
            </UnstyledButton>
            <span className={classes.about}>
              <span className={classes.id}>{one.patient_id}</span> · {t(one.visit)}
            </span>
          </div>
          <span className={classes.wait} data-tone={one.arrived || one.state === 'completed' ? 'done' : undefined}>
            {STATES[one.state] || (one.arrived ? t('Arrived') : one === next ? t('Next') : '')}
          </span>
          <Button
            className={classes.action}
            size="xs"
            variant={one === next ? 'filled' : 'light'}
            aria-haspopup="dialog"
            aria-label={t('Open: {name}', { name: one.name || one.patient_id })}
            onClick={() => onPatient(one.patient_id)}
          >
            {t('Open')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
