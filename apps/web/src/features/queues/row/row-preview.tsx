import type { StatusRow } from '@clinic/contract/patients'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { StagesList } from '../stages/stages-list.tsx'
import classes from './row-preview.module.css'

const STAGES = 8
const NOTHING = '–'

type Props = {
  row: StatusRow
  /** What is to be seen of the patient at a glance. */
  chips: ReactNode
  onDetails: () => void
  onClose: () => void
}

/** The essentials of a patient beneath their row, without leaving the list. Everything but the stages is there already. */
export function RowPreview({ row, chips, onDetails, onClose }: Props) {
  const visit = row.completed_appointment_at ? `, ${dayText(row.completed_appointment_at)}` : ''
  return (
    <section className={classes.preview} aria-label={`About ${row.patient_id}`}>
      <dl className={classes.facts}>
        <Fact name="Reason">
          {row.need_pcr_help_flag ? `${row.appointment_type}, ${row.pcr_help_reason || 'needs help'}` : row.appointment_type}
        </Fact>
        {chips && <Fact name="Flags">{chips}</Fact>}
        <Fact name="Renewal due">{dayText(row.upcoming_renewal_date)}</Fact>
        <Fact name="Last seen by">{row.last_seen_practitioner ? `${row.last_seen_practitioner}${visit}` : NOTHING}</Fact>
        <Fact name="PCR and NP">{[row.assigned_pcr, row.assigned_np].filter(Boolean).join(' and ') || 'Nobody'}</Fact>
        {row.on_hold_in_queue && <Fact name="On hold until">{row.hold_until ? momentText(row.hold_until) : 'Removed manually'}</Fact>}
      </dl>
      <dl className={classes.notes}>
        <Fact name="Appointment notes">{row.appointment_notes || NOTHING}</Fact>
        <Fact name="System notes">{row.system_notes || NOTHING}</Fact>
      </dl>
      <div>
        <h3 className={classes.title}>Stages</h3>
        <StagesList patientId={row.patient_id} most={STAGES} />
      </div>
      <div className={classes.foot}>
        <Button size="xs" variant="default" aria-haspopup="dialog" onClick={onDetails}>
          Open details
        </Button>
        <Button size="xs" variant="subtle" data-quiet onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
