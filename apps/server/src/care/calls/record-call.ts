import type { CallOutcome } from '@clinic/contract/patients/calls'
import { callTimeError, type NextStep } from '@clinic/core/calls/next-call'
import { OUTCOME_TEXTS, ordinal, stepText } from '@clinic/core/calls/step-text'
import { isUrgent } from '@clinic/core/patients/is-urgent'
import { refuse } from '@clinic/core/patients/patient'
import { settleAttention } from '../../assistant/chat/holding/settle-attention.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { instantIn, minuteIn } from '../../platform/clock.ts'
import { fieldsForColleague, fieldsToKeepInLine } from '../next-steps/keep-in-line.ts'
import { readPlans } from '../next-steps/read-plans.ts'
import { changePatient } from '../patients/change-patient.ts'
import { readPatient } from '../patients/read-patient.ts'
import { findAttempts, findCallee, insertAttempt, waitsInChat } from './call-store.ts'
import { callFields, clockOf, proposeNext, unansweredWith, zoneOfCallee } from './propose-next.ts'

export type CallOrder = { patient_id: string; outcome: CallOutcome; after: number; next_local?: string | undefined }

/**
 * Records how a call ended, and plans the next one. The patient is back in the PCR queue where nothing would happen next (F-3), and where
 * a colleague has to correct the number or decide. Refusals: `patient-not-found`, `call-recorded` when another call was recorded since the
 * caller looked, `invalid-input` for a time at which no one is called.
 */
export async function recordCall(context: StaffContext, order: CallOrder) {
  const { patient_id, outcome, after } = order
  const { sql, now, staff } = context
  const [callee, attempts, patient] = await Promise.all([
    findCallee(sql, patient_id),
    findAttempts(sql, patient_id),
    readPatient(sql, patient_id),
  ])
  const zone = zoneOfCallee(callee, context.zone)
  const urgent = patient !== null && isUrgent(patient)
  const next = chosenStep(proposeNext(outcome, { patient: patient ?? { urgent_reason: '' }, attempts, zone, now }), { order, zone })
  const error = next?.step === 'call' ? callTimeError(next.at, outcome, { now, clock: clockOf(zone, now), isUrgent: urgent }) : null
  const local = next?.step === 'call' ? minuteIn(zone, next.at) : null
  const changed = await changePatient(context, {
    patient_id,
    action: 'Record Call',
    // What a reached patient waited for in the chat is over, and was told so.
    undoable: outcome !== 'reached' || !(await waitsInChat(sql, patient_id)),
    description: `${OUTCOME_TEXTS[outcome]}, ${ordinal(attempts.length + 1)} call. ${next ? stepText(next.step, local) : ''}`,
    decide: async (before, { tx }) => {
      const [last] = await findAttempts(tx, patient_id)
      if ((last?.id ?? 0) !== after || (attempts[0]?.id ?? 0) !== after) return refuse('call-recorded')
      if (next === null || error !== null) return refuse('invalid-input', { fields: { next_local: error ?? 'This time does not exist.' } })
      // What was planned before is over.
      const plans = { ...(await readPlans(tx, patient_id, context)), callAhead: next.step === 'call' }
      const fields = { ...callFields(next, local), call_attempts: unansweredWith(outcome, attempts) }
      const inLine = fieldsToKeepInLine(before, plans, context)
      const asked = next.step === 'correct' || next.step === 'decide' ? fieldsForColleague(before, next.step, context) : {}
      return { change: { ...fields, ...asked, ...inLine } }
    },
    also: async (tx) => {
      if (next) await insertAttempt(tx, { patient_id, user_id: staff.id, at: now, outcome, zone, next })
    },
  })
  if (outcome === 'reached') await settleAttention(context, patient_id, 'reached')
  return { ...changed, message: `Call recorded. ${next ? stepText(next.step, local) : ''}.` }
}

/** The proposed step, at the time that was chosen instead; null: the patient’s clock never shows it. */
function chosenStep(proposed: NextStep, { order: { next_local }, zone }: { order: CallOrder; zone: string }): NextStep | null {
  if (proposed.step !== 'call' || next_local === undefined) return proposed
  const at = instantIn(zone, `${next_local}:00.000`)
  return at === null ? null : { step: 'call', at }
}
