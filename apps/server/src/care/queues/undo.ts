import type { StatusRow } from '@clinic/contract/patients'
import { refuse } from '@clinic/core/patients/patient'
import { canSee } from '@clinic/core/queues/can-see'
import { boundAgain, undo as decide } from '@clinic/core/queues/undo'
import { reopenBooked } from '../../booking/appointments/complete-booked.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { withdrawCall } from '../calls/withdraw-call.ts'
import { hasDocumentSince } from '../documents/undo/has-document-since.ts'
import { fieldsToKeepInLine } from '../next-steps/keep-in-line.ts'
import { readPlans } from '../next-steps/read-plans.ts'
import { withdrawVisitMessage } from '../next-steps/visit-messages/withdraw-visit-message.ts'
import { withdrawDecision } from '../next-steps/withdraw-decision.ts'
import { changePatient, type Followed } from '../patients/change-patient.ts'
import { countActive } from '../patients/count-active.ts'
import { undoDeath } from '../patients/death/undo-death.ts'
import { restoreFlags } from '../patients/flags/restore-flags.ts'
import { withdrawEncounter } from '../patients/withdraw-encounter.ts'
import { hasSignedSince } from '../visit-notes/has-signed-since.ts'
import { closeStep, findStep } from './store.ts'

const COMPLETED = 'Complete Appointment'
const CALLED = 'Record Call'
const DIED = 'Record Death'

/**
 * Undoes one of the caller’s own changes (C-12). The user who would get the patient back is locked before the
 * patient, as in a claim. A completed appointment is marked undone, unless a note or a document was signed since (`visit-signed`, `document-signed`). A patient for whom nothing would happen next then is in the PCR queue (F-3). Refusals: see the rule;
 * `already-done` when undone before.
 */
export async function undo(context: StaffContext, id: number): Promise<StatusRow> {
  const { now, staff } = context
  const { sql: _, ...inside } = context
  const step = await findStep(context.sql, id)
  if (!step || step.user_id !== staff.id) throw new Problem('undo-expired')
  if (step.undone_at !== null) throw new Problem('already-done')
  let followed: Followed = { entries: [], live: [] }
  const { patient } = await changePatient(context, {
    patient_id: step.patient_id,
    action: 'Undo Change',
    description: `Took back: ${step.action}`,
    anyone: true,
    holder: (patient) => boundAgain(patient, step),
    decide: async (patient, { tx, holders }) => {
      if (step.action === COMPLETED && (await hasSignedSince(tx, step.patient_id, step.created_at))) return refuse('visit-signed')
      if (step.action === COMPLETED && (await hasDocumentSince(tx, step.patient_id, step.created_at))) return refuse('document-signed')
      const except = step.patient_id
      const facts = []
      for (const holder of holders) {
        const pcr = await countActive(tx, holder.id, { queue: 'pcr', except })
        facts.push({ staff: holder, active: { pcr, np: await countActive(tx, holder.id, { queue: 'np', except }) } })
      }
      const isOpen = step.action === DIED && canSee(staff, patient)
      const decision = decide(patient, { staff, step, isOpen, holders: facts, now })
      if ('refuse' in decision) return decision
      if (step.action === CALLED) await withdrawCall(tx, { ...step, at: step.created_at, now })
      if (patient.death_recorded_at !== null)
        followed = await undoDeath(tx, step.patient_id, { died: patient.death_recorded_at, context: inside })
      // What was planned before the change may have ended since (F-3).
      const after = { ...patient, ...decision.change }
      return { change: { ...decision.change, ...fieldsToKeepInLine(after, await readPlans(tx, step.patient_id, context), context) } }
    },
    also: async (tx, before, after) => {
      await closeStep(tx, id, now)
      await restoreFlags(tx, { before, after }, { user_id: staff.id, now })
      if (step.action !== COMPLETED) return
      await withdrawEncounter(tx, before, now)
      await withdrawDecision(tx, before, now)
      await withdrawVisitMessage(tx, before, now)
      await reopenBooked(tx, step.patient_id, before.completed_appointment_at)
    },
    follow: async () => followed,
  })
  return patient
}
