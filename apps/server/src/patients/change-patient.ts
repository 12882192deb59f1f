import type { AuditChanges } from '@clinic/contract/audit'
import type { AuditAction } from '@clinic/contract/vocabulary'
import type { Staff } from '@clinic/core/access/staff'
import type { Decision, Patient } from '@clinic/core/patients/patient'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../auth/context.ts'
import { change } from '../platform/change.ts'
import type { Tx } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { type NamedPatient, presentRow } from './present.ts'
import { findPatient, lockHolder, lockPatient, updatePatient } from './store.ts'
import { tellOf } from './tell-of.ts'

export type PatientChange = {
  patient_id: string
  action: AuditAction
  description: string
  /** The member of staff whose limit counts: locked before the patient, always in this order, so that no two changes wait for each other. */
  holder?: number | ((patient: Patient) => number | null)
  /** Who may not see the patient is told "not found"; some verbs judge that themselves. */
  anyone?: boolean
  version?: number
  decide(patient: Patient, facts: { tx: Tx; holder: Staff | null }): Decision | Promise<Decision>
  /** More to write in the same transaction, once the row is changed. */
  also?(tx: Tx, before: Patient, after: Patient): Promise<void>
}

/**
 * The one shape of a change to a patient: lock, look, ask the rule, write, audit with before and after, tell live screens (DESIGN §2).
 * Refusals: `patient-not-found`, `version-conflict`, `current-user-not-found`, and whatever the rule answers.
 */
export async function changePatient(context: StaffContext, order: PatientChange) {
  return change(context, async (tx) => {
    const { patient, holder } = await lock(tx, order)
    if (!patient || (!order.anyone && !canSee(context.staff, patient))) throw new Problem('patient-not-found')
    if (order.version !== undefined && order.version !== patient.version)
      throw new Problem('version-conflict', { patient: presentRow(patient) })
    const decision = await order.decide(patient, { tx, holder })
    if ('refuse' in decision) throw new Problem(decision.refuse, explain(decision.details ?? {}, patient))
    const after = await updatePatient(tx, order.patient_id, decision.change)
    await order.also?.(tx, patient, after)
    return {
      result: presentRow(after),
      audit: {
        action: order.action,
        description: order.description,
        entity: { kind: 'patient', id: order.patient_id, type: after.appointment_type },
        changes: difference(patient, decision.change),
        patient_id: order.patient_id,
      },
      live: [tellOf(patient, after)],
    }
  })
}

/** A holder known beforehand is locked first; one that only the row tells is locked after a look, and the row read again under its own lock. */
async function lock(tx: Tx, { holder, patient_id }: PatientChange): Promise<{ patient: NamedPatient | null; holder: Staff | null }> {
  if (holder === undefined) return { patient: await lockPatient(tx, patient_id), holder: null }
  if (typeof holder === 'number') {
    const [staff, patient] = await Promise.all([lockHolder(tx, holder), lockPatient(tx, patient_id)])
    if (!staff) throw new Problem('current-user-not-found')
    return { patient, holder: staff }
  }
  const seen = await findPatient(tx, patient_id)
  const id = seen ? holder(seen) : null
  const staff = id === null ? null : await lockHolder(tx, id)
  const patient = await lockPatient(tx, patient_id)
  if (patient && holder(patient) !== id) throw new Problem('version-conflict', { patient: presentRow(patient) })
  return { patient, holder: staff }
}

/** A refusal that names a holder tells who it is. */
function explain(details: Record<string, unknown>, patient: NamedPatient): Record<string, unknown> {
  if (!('holder_id' in details)) return details
  const name = details.holder_id === patient.assigned_pcr ? patient.pcr_name : patient.np_name
  return { holder: name, patient: presentRow(patient) }
}

/** Field by field, what was and what is; fields that stay the same are left out. */
export function difference(before: Patient, fields: Partial<Patient>): AuditChanges {
  const changes: AuditChanges = {}
  for (const [field, to] of Object.entries(fields)) {
    const from = before[field as keyof Patient]
    if (JSON.stringify(from) !== JSON.stringify(to)) changes[field] = { from, to }
  }
  return changes
}
