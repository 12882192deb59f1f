import { setPriority as decide } from '@clinic/core/patients/set-priority'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from './change-patient.ts'

export type Priority = { patient_id: string; need_pcr_help_flag: boolean; confirmed: boolean; version?: number | undefined }

/**
 * A manager’s priority flag (REQ-540, C-5). Refusals: `forbidden`, `not-in-queue`, `patient-own-help`,
 * `urgent-help-open`, `version-conflict`.
 */
export function setPriority(context: StaffContext, { patient_id, need_pcr_help_flag, confirmed, version }: Priority) {
  return changePatient(context, {
    patient_id,
    action: need_pcr_help_flag ? 'Flag Priority' : 'Clear Priority',
    description: need_pcr_help_flag ? 'Flagged as a priority' : 'Cleared the priority',
    undoable: true,
    ...(version !== undefined && { version }),
    decide: (patient) => decide(patient, { staff: context.staff, need_pcr_help_flag, confirmed }),
  })
}
