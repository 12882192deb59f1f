import type { StatusRow } from '@clinic/contract/patients'
import { type AppointmentType, HELP_REASONS } from '@clinic/contract/vocabulary'
import { Checkbox } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { type ActionEntry, type Manage, usePendingAction } from '../live/use-manage.ts'
import type { QueueStaff } from '../live/use-queue-staff.ts'
import { AssignField } from './assign-field.tsx'
import { HelpField } from './help-field.tsx'
import classes from './placement.module.css'
import { TypeField } from './type-field.tsx'

/** What a box ticked by hand means (REQ-620). */
const BY_HAND: ActionEntry = {
  verb: 'put-in-pcr-queue',
  appointment_type: 'Added By Patient Manager',
  pcr_help_reason: HELP_REASONS.patientManager,
  need_pcr_help_flag: true,
}

/** The PCR side: who has the patient, the queue, help, the appointment type (REQ-601, REQ-603 to REQ-605). */
export function PcrPlacement({ row, change, staff }: { row: StatusRow; change: Manage; staff: QueueStaff }) {
  const busy = usePendingAction(row.patient_id) !== null
  const confirmType = (appointment_type: AppointmentType) => {
    const { need_pcr_help_flag, pcr_help_reason } = row
    if (row.in_pcr_queue) change(row, { verb: 'set-appointment-type', appointment_type, queue: 'pcr' })
    else change(row, { verb: 'put-in-pcr-queue', appointment_type, need_pcr_help_flag, pcr_help_reason })
  }
  return (
    <fieldset className={classes.side}>
      <legend>{t('PCR')}</legend>
      <AssignField queue="pcr" row={row} people={staff.pcrs} staff={staff} change={change} />
      <Checkbox
        label={t('In PCR Queue')}
        checked={row.in_pcr_queue}
        aria-busy={busy}
        onChange={(event) => !busy && change(row, event.currentTarget.checked ? BY_HAND : { verb: 'remove-from-queue', queue: 'pcr' })}
      />
      <HelpField row={row} change={change} busy={busy} />
      <TypeField
        key={row.appointment_type}
        stored={row.appointment_type}
        label={t('Appointment type (PCR)')}
        confirmLabel={t('Confirm appointment type for the PCR queue')}
        busy={busy}
        onConfirm={confirmType}
      />
    </fieldset>
  )
}
