import type { PlannedFollowUp } from '@clinic/contract/chart'
import { type FollowUpStep, followUpSteps } from '@clinic/core/calls/follow-up-steps'
import { presentInteractions } from '@clinic/core/medicines/medicine-findings'
import type { Patient } from '@clinic/core/patients/patient'
import { ageOn } from '@clinic/core/shared/dates'
import { medicineKnowledge } from '../../../../content/medicine-knowledge.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { findTreatmentsOf, type SignedTreatment } from './treatment-store.ts'

const LIVER = 'liver_disease'
/** Its row of the interactions asks for liver tests. */
const VALPROATE = /^(?:valproic acid|divalproex)\b/

type Known = { medications: readonly unknown[]; today: string }

/** Every step of a treatment, by what the record holds now. */
export function stepsOf(treatment: SignedTreatment, patient: Patient, known: Known): FollowUpStep[] {
  const { signed_on, ends_on, grams, grams_before } = treatment
  const flags = patient.risks_vs_benefits_flags
  const age = patient.date_of_birth === null ? null : ageOn(patient.date_of_birth, known.today)
  const { interactions } = presentInteractions(medicineKnowledge, known.medications, { flags, age })
  return followUpSteps({
    ...{ signed_on, ends_on, age },
    begins: grams_before === null ? 'first' : grams > grams_before ? 'rise' : null,
    gravest: interactions[0]?.severity ?? null,
    liver: flags[LIVER] === true || interactions.some(({ text }) => VALPROATE.test(text)),
  })
}

/** What is still ahead of a patient’s newest document in force. */
export async function readPlannedSteps(sql: Sql, patient: Patient, known: Known): Promise<PlannedFollowUp[]> {
  const [newest] = await findTreatmentsOf(sql, { patient_id: patient.patient_id, today: known.today })
  if (!newest) return []
  return stepsOf(newest, patient, known)
    .filter(({ step, on }) => on >= known.today && !newest.done.includes(step))
    .map(({ kind, on }) => ({ kind, on }))
}
