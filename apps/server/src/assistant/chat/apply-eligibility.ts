import type { Effect } from '@clinic/core/chat/state/effects'
import { NOTES } from '@clinic/core/chat/texts/texts'
import { RULES_VERSION } from '@clinic/core/eligibility/rules'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { eligibleAgain } from '@clinic/core/patients/reset-eligibility'
import { ineligibleOnTreatment, stopped } from '@clinic/core/queues/mark-ineligible'
import { changeInTurn } from '../../care/patients/change-in-turn.ts'
import { findLastSeen } from '../../care/patients/find-last-seen.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Applied, describeEffect, type TurnFacts } from './describe-effect.ts'

type Judged = Extract<Effect, { kind: 'mark-ineligible' | 'mark-eligible' }>

/** What the rules say of the patient, with the rule and its cause (D-9, REQ-217). */
export async function applyEligibility(tx: Tx, effect: Judged, facts: TurnFacts): Promise<Applied> {
  if (effect.kind === 'mark-ineligible') return markIneligible(tx, effect, facts)
  const fields = eligibleAgain()
  const turn = await changeInTurn(tx, facts.patient_id, () => fields)
  return describeEffect(turn, fields, { action: 'Reset Eligibility', description: 'Screened again in the chat and found eligible' })
}

async function markIneligible(tx: Tx, effect: Extract<Effect, { kind: 'mark-ineligible' }>, facts: TurnFacts): Promise<Applied> {
  const { rule, because, reason, eligible_date, onTreatment } = effect
  const lastSeen = onTreatment ? await findLastSeen(tx, facts.patient_id) : null
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    const why = { ineligible_reason: reason, eligible_date }
    const note = `${NOTES.ineligibleOnTreatment(reason)} (${facts.at})`
    fields = onTreatment
      ? {
          ...ineligibleOnTreatment(patient, why, { lastSeen, now: facts.now }),
          system_notes: prependNote(patient.system_notes, note),
        }
      : stopped(patient, why, facts.now)
    return fields
  })
  const additionalInfo = JSON.stringify({ rule, rules_version: RULES_VERSION, because })
  return describeEffect(turn, fields, {
    action: 'Mark Patient Ineligible',
    description: `Rule ${rule}: ${reason}`,
    additionalInfo,
  })
}
