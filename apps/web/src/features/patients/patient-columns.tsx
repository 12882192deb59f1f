import type { StatusRow } from '@clinic/contract/patients'
import type { Column } from '../../ui/data-table/data-table.tsx'
import { helpChip } from './derive-chips.ts'
import { NotesField } from './notes-field.tsx'
import { NotesText } from './notes-text.tsx'
import { FirstChip } from './patient-chips.tsx'
import classes from './patient-columns.module.css'
import { PatientLink } from './patient-link.tsx'
import { PatientName } from './patient-name.tsx'

type PatientColumn = Column<StatusRow>
type Open = (patientId: string) => void
const NOTHING = (
  <span aria-hidden data-empty>
    –
  </span>
)

/** The patient id as a link; with `today`, name, age and chips below it. */
export function idColumn({ onDetails, today }: { onDetails: Open; today?: string }): PatientColumn {
  return {
    key: 'patient_id',
    header: 'Patient ID',
    ...(today && { card: 'heading' as const }),
    width: today ? '204px' : '96px',
    cell: (row) => {
      const link = <PatientLink patientId={row.patient_id} onDetails={onDetails} />
      if (!today) return link
      return (
        <PatientName row={row} today={today}>
          {link}
        </PatientName>
      )
    },
  }
}

/** The appointment type, headed as each screen calls it. */
export function typeColumn(header: string): PatientColumn {
  return { key: 'type', header, width: '106px', cell: (row) => <span className={classes.two}>{row.appointment_type}</span> }
}

export function reasonColumn(): PatientColumn {
  return {
    key: 'reason',
    header: 'Reason',
    width: '112px',
    cell: (row) => {
      const help = helpChip(row)
      return help ? <FirstChip chips={[help]} /> : NOTHING
    },
  }
}

/** To be written in by anyone who holds the patient; otherwise to be read. */
export function notesColumn({ onSaved }: { onSaved: ((row: StatusRow) => void) | null }): PatientColumn {
  return {
    key: 'appointment_notes',
    header: 'Appointment Notes',
    card: 'wide',
    cell: (row) => (onSaved ? <NotesField row={row} onSaved={onSaved} /> : <NotesText text={row.appointment_notes} />),
  }
}

export function systemNotesColumn(): PatientColumn {
  return { key: 'system_notes', header: 'System Notes', card: 'wide', width: '13%', cell: (row) => <NotesText text={row.system_notes} /> }
}
