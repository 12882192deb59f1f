import type { ManagedChange, ManageOrder } from '@clinic/contract/patient-manager'
import { changeTexts } from '@clinic/core/patient-list/change-texts'
import type { Manage } from '@clinic/core/patient-list/manage'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { manage } from '../patients/manage.ts'
import { resetEligibility } from '../patients/reset-eligibility.ts'

export type Managed = { patient_id: string; order: ManageOrder; version?: number | undefined }

/**
 * One change of the Patient Manager, with the specification’s message (REQ-616 to REQ-624, REQ-633 to REQ-648).
 * Refusals: `forbidden`, `date-needed`, `patient-not-found`, `version-conflict` with the fresh row.
 */
export async function managePatient(context: StaffContext, { patient_id, order, version }: Managed): Promise<ManagedChange> {
  const { patient } =
    order.verb === 'reset-eligibility'
      ? await resetEligibility(context, patient_id, version)
      : await manage(context, { patient_id, order: ruleOf(order), version })
  return { patient, message: changeTexts(order).done }
}

/** The order as the core rule takes it. */
function ruleOf(order: Exclude<ManageOrder, { verb: 'reset-eligibility' }>): Manage {
  if (order.verb !== 'set-appointment-type') return order
  return { verb: order.verb, appointment_type: order.appointment_type }
}
