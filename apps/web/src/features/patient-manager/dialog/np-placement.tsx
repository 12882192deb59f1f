import type { StatusRow } from '@clinic/contract/patients'
import { APPOINTMENT_TYPES, type AppointmentType, NO_APPOINTMENT_TYPE } from '@clinic/contract/vocabulary'
import { Checkbox } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { licensedIn } from '../live/staff-choices.ts'
import { type Manage, usePendingAction } from '../live/use-manage.ts'
import type { QueueStaff } from '../live/use-queue-staff.ts'
import { AssignField } from './assign-field.tsx'
import classes from './placement.module.css'
import { TypeField } from './type-field.tsx'

/** The NP side: who has the patient, the queue, the appointment type (REQ-602, REQ-606). */
export function NpPlacement({ row, change, staff }: { row: StatusRow; change: Manage; staff: QueueStaff }) {
  const busy = usePendingAction(row.patient_id) !== null
  const stored = APPOINTMENT_TYPES.find((type) => type === row.appointment_type) ?? NO_APPOINTMENT_TYPE
  const put = (appointment_type: AppointmentType) => change(row, { verb: 'put-in-np-queue', appointment_type })
  const toggle = (wanted: boolean) => {
    if (!busy) wanted ? put(stored) : change(row, { verb: 'remove-from-queue', queue: 'np' })
  }
  return (
    <fieldset className={classes.side}>
      <legend>{t('NP')}</legend>
      <AssignField
        queue="np"
        row={row}
        people={licensedIn(staff.nps, row.province)}
        staff={staff}
        change={change}
        note={
          row.province === null
            ? t('Choose a province first. NPs must be licensed in it.')
            : t('Licensed in {province}', { province: t(row.province) })
        }
      />
      <Checkbox
        label={t('In NP Queue')}
        checked={row.in_np_queue}
        aria-busy={busy}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      <TypeField
        key={row.appointment_type}
        stored={row.appointment_type}
        label={t('Appointment type (NP)')}
        confirmLabel={t('Confirm appointment type for the NP queue')}
        busy={busy}
        onConfirm={(type) =>
          row.in_np_queue ? change(row, { verb: 'set-appointment-type', appointment_type: type, queue: 'np' }) : put(type)
        }
      />
    </fieldset>
  )
}
