import type { PcrHold } from '@clinic/contract/queues'
import { holdPcr as decide } from '@clinic/core/queues/hold-pcr'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later, minuteIn } from '../../platform/clock.ts'
import { changePatient } from '../patients/change-patient.ts'

const WAITS_FOR: Readonly<Record<PcrHold['reason'], string>> = {
  patient: 'waiting for the patient',
  documents: 'waiting for documents',
  seller: 'waiting for the seller',
  payer: 'waiting for the payer',
  colleague: 'waiting for a colleague',
  other: 'another reason',
}

/** Puts a patient of the PCR queue on hold for a reason until a time, or changes the hold. Refusals: see the rule. */
export function holdPcr(context: StaffContext, { patient_id, reason, until }: { patient_id: string } & PcrHold) {
  const end = later(until, 0)
  return changePatient(context, {
    patient_id,
    action: 'Hold Patient',
    description: `Put on hold in the PCR queue until ${minuteIn(context.zone, end)}: ${WAITS_FOR[reason]}`,
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff, now: context.now, reason, until: end }),
  })
}
