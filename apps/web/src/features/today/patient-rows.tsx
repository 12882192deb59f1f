import type { TodayPatient } from '@clinic/contract/queues/today'
import { DUE_MINUTES } from '@clinic/contract/queues/today'
import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { t, tPair } from '../../lib/messages/t.ts'
import classes from './rows.module.css'
import { aboutText, leftText, minutesUntil, reasonText } from './today-text.ts'

type Props = {
  rows: readonly TodayPatient[]
  total: number
  now: string
  empty: string
  /** What the button of a row says. */
  action: string
  narrow?: boolean
  onPatient: (patientId: string) => void
}

/** Patients in rows of two lines: who, why, and how long there still is. */
export function PatientRows({ rows, total, now, empty, action, narrow = false, onPatient }: Props) {
  if (rows.length === 0) return <p className={classes.none}>{empty}</p>
  return (
    <>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.patient_id} className={classes.row} data-narrow={narrow || undefined}>
            <div className={classes.who}>
              <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => onPatient(row.patient_id)}>
                {row.name || t('No name yet')}
              </UnstyledButton>
              <span className={classes.about}>
                <span className={classes.id}>{row.patient_id}</span> · {aboutText(row)}
              </span>
            </div>
            <span className={classes.why} title={reasonText(row) || undefined}>
              {reasonText(row)}
            </span>
            <Left due_at={row.due_at} now={now} />
            <Button
              className={classes.action}
              size="xs"
              variant="light"
              aria-haspopup="dialog"
              aria-label={tPair(action, row.name || row.patient_id)}
              onClick={() => onPatient(row.patient_id)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className={classes.none}>{t('{total} more in the queue', { total: total - rows.length })}</p>}
    </>
  )
}

/** Red: over the limit; amber: within two hours. An icon and words say the same. */
function Left({ due_at, now }: { due_at: string | null; now: string }) {
  if (due_at === null) return <span className={classes.wait} />
  const minutes = minutesUntil(due_at, now)
  const tone = minutes < 0 ? 'late' : minutes <= DUE_MINUTES ? 'soon' : undefined
  return (
    <span className={classes.wait} data-tone={tone}>
      {tone === 'late' && <IconAlertCircle size={14} aria-hidden />}
      {tone === 'soon' && <IconClock size={14} aria-hidden />}
      {leftText(due_at, now)}
    </span>
  )
}
