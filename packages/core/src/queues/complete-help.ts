import type { Staff } from '../access/staff.ts'
import { type Decision, noHelp, notInPcrQueue, type Patient, refuse } from '../patients/patient.ts'
import { refuseActing } from './acting.ts'

/** Closes a help request and takes the patient out of the PCR queue (REQ-449). Refusals: those of acting, `no-help-request`. */
export function completeHelp(patient: Patient, { staff }: { staff: Staff }): Decision {
  const refusal = refuseActing(staff, patient, 'pcr')
  if (refusal) return refusal
  if (!patient.need_pcr_help_flag) return refuse('no-help-request')
  return { change: { ...noHelp, ...notInPcrQueue } }
}
