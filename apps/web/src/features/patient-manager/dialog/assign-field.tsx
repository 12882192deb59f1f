import type { StatusRow } from '@clinic/contract/patients'
import type { StaffUser } from '@clinic/contract/users'
import { Button, Select } from '@mantine/core'
import { PATIENT_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { STAYS, staffChoices, UNASSIGNED } from '../live/staff-choices.ts'
import { type Manage, usePendingAction } from '../live/use-manage.ts'
import type { QueueStaff } from '../live/use-queue-staff.ts'
import classes from './assign-field.module.css'

type Props = {
  queue: 'pcr' | 'np'
  row: StatusRow
  people: readonly StaffUser[]
  staff: QueueStaff
  change: Manage
  note?: string | undefined
}

/** Who has the patient: written as soon as they are chosen (REQ-601, REQ-602). The people come by their groups (REQ-649). */
export function AssignField({ queue, row, people, staff, change, note }: Props) {
  const action = usePendingAction(row.patient_id)
  const id = queue === 'pcr' ? row.assigned_pcr_id : row.assigned_np_id
  const name = queue === 'pcr' ? row.assigned_pcr : row.assigned_np
  const asked = action?.verb === 'assign' && action.queue === queue ? action.user_id : id
  const handleChange = (value: string | null) => {
    const user_id = value === null || value === UNASSIGNED ? null : Number(value)
    if (user_id !== id) change(row, { verb: 'assign', queue, user_id })
  }
  return (
    <div>
      <Select
        label={queue === 'pcr' ? t('Assign PCR') : t('Assign NP')}
        description={note}
        data={staffChoices(people, id === null ? null : { id, name: name ?? String(id) })}
        searchable
        comboboxProps={STAYS}
        selectFirstOptionOnChange
        nothingFoundMessage={t('No match')}
        readOnly={action !== null}
        value={asked === null ? UNASSIGNED : String(asked)}
        onChange={handleChange}
      />
      {staff.failed && (
        <div className={classes.failed} role="alert">
          <span>{PATIENT_TEXTS.groupsNotLoaded}</span>
          <Button size="compact-sm" variant="default" onClick={() => void staff.retry()}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </div>
  )
}
