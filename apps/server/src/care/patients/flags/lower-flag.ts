import { lowerFlag as decide } from '@clinic/core/patients/lower-flag'
import { UNCHANGED } from '@clinic/core/patients/patient'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { changePatient } from '../change-patient.ts'
import { findFlagEvents, insertFlagEvents } from './flag-store.ts'

/**
 * Lowers a flag in the name of who is logged in; nothing else does (F-18). The reason goes into the flag’s history and not into the audit log.
 * Lowered by the same person for this reason already: unchanged. Refusals: `patient-not-found`, `flag-not-raised`, `flag-reason-needed`.
 */
export function lowerFlag(context: StaffContext, { patient_id, flag, reason }: { patient_id: string; flag: string; reason: string }) {
  const { now, staff } = context
  return changePatient(context, {
    patient_id,
    action: 'Lower Flag',
    description: 'Lowered a clinical flag',
    undoable: true,
    decide: async (patient, { tx }) => {
      const decision = decide(patient, { flag, reason })
      if (!('refuse' in decision) || decision.refuse !== 'flag-not-raised') return decision
      const last = (await findFlagEvents(tx, patient_id)).findLast((event) => event.flag === flag)
      const isSame = last?.what === 'lowered' && last.by === staff.name && last.reason === reason.trim()
      return isSame ? UNCHANGED : decision
    },
    onChange: (tx) =>
      insertFlagEvents(tx, [{ patient_id, flag, what: 'lowered', at: now, source: 'staff', user_id: staff.id, reason: reason.trim() }]),
  })
}
