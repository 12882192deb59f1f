import { hold as decide } from '@clinic/core/queues/hold'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later, minuteIn } from '../../platform/clock.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Puts a patient on hold, optionally until a time, or changes a hold’s end (REQ-494). Refusals: see the rule. */
export function hold(context: StaffContext, { patient_id, hold_until }: { patient_id: string; hold_until?: string | null | undefined }) {
  const until = hold_until ? later(hold_until, 0) : hold_until
  return changePatient(context, {
    patient_id,
    action: 'Hold Patient',
    description: until ? `Put on hold until ${minuteIn(context.zone, until)}` : 'Put on hold',
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff, now: context.now, hold_until: until }),
  })
}
