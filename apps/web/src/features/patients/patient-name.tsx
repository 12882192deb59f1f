import type { StatusRow } from '@clinic/contract/patients'
import { urgentSentence } from '@clinic/core/patients/is-urgent'
import { deriveChips, patientAge } from './derive-chips.ts'
import { PatientChips } from './patient-chips.tsx'
import classes from './patient-name.module.css'

type Props = { row: StatusRow; today: string; quiet?: boolean }

/** Name, age and what is to be seen at a glance; below it why an urgent request is one. */
export function PatientName({ row, today, quiet = false }: Props) {
  const age = patientAge(row.date_of_birth, today)
  const urgent = urgentSentence(row)
  const name = `${row.first_name} ${row.last_name}`.trim() || 'No name yet'
  return (
    <div className={classes.name}>
      <span className={quiet ? classes.quiet : undefined}>{age === null ? name : `${name}, ${age}`}</span>
      <PatientChips chips={deriveChips(row, today)} />
      {urgent !== null && <span className={classes.urgent}>{urgent}</span>}
    </div>
  )
}
