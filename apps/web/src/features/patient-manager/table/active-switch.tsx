import type { StatusRow } from '@clinic/contract/patients'
import { Switch } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { usePendingAction } from '../live/use-manage.ts'
import type { PatientManagerTools } from './patient-manager-tools.ts'

/** Enables and disables a patient; while something is under way it is only shown, never disabled: that would lose the keyboard's place. While it is under way it shows what was asked for; what failed goes back (REQ-591, REQ-618). */
export function ActiveSwitch({ row, tools }: { row: StatusRow; tools: Pick<PatientManagerTools, 'change'> }) {
  const action = usePendingAction(row.patient_id)
  const active = action?.verb === 'set-active' ? action.patient_active : row.patient_active
  return (
    <Switch
      size="sm"
      color="good"
      checked={active}
      aria-busy={action !== null}
      aria-label={t('{patient_id} is enabled', { patient_id: row.patient_id })}
      onChange={(event) => action === null && tools.change(row, { verb: 'set-active', patient_active: event.currentTarget.checked })}
    />
  )
}
