import type { StatusRow } from '@clinic/contract/patients'
import { urgentSentence } from '@clinic/core/patients/is-urgent'
import type { ReactNode } from 'react'
import { deriveChips, patientAge } from './derive-chips.ts'
import { FirstChip } from './patient-chips.tsx'
import classes from './patient-name.module.css'

/** `children`: begins the second line. */
type Props = { row: StatusRow; today: string; children?: ReactNode }

/** Two lines of a row: name and age, then the worst flag and why an urgent request is one. What is cut is in the tip. */
export function PatientName({ row, today, children }: Props) {
  const age = patientAge(row.date_of_birth, today)
  const urgent = urgentSentence(row)
  const name = `${row.first_name} ${row.last_name}`.trim() || 'No name yet'
  const who = age === null ? name : `${name}, ${age}`
  return (
    <div className={classes.name}>
      <span className={classes.who} title={who}>
        {who}
      </span>
      <span className={classes.second}>
        {children}
        <FirstChip chips={deriveChips(row, today)} />
        {urgent !== null && (
          <span className={classes.urgent} title={urgent}>
            {urgent}
          </span>
        )}
      </span>
    </div>
  )
}
