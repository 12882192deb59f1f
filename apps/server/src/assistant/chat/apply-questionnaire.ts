import type { Effect } from '@clinic/core/chat/state/effects'
import type { Patient } from '@clinic/core/patients/patient'
import { instrumentOf } from '@clinic/core/scales/instruments'
import { changeInTurn } from '../../care/patients/change-in-turn.ts'
import type { AnswersInHand } from '../../care/patients/flags/answers-in-hand.ts'
import { type FlagsPlan, planFlagsOf, saveFlags } from '../../care/patients/flags/plan-flags.ts'
import { saveRecord } from '../../care/patients/save-record.ts'
import { send } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { finishAnswers } from './answer-store.ts'
import { type AnswerFacts, type Applied, describeEffect, mergeNotices } from './describe-effect.ts'

type OfQuestionnaire = Extract<Effect, { kind: 'start-questionnaire' | 'finish-questionnaire' | 'finish-scale' }>

/** A questionnaire begins or is finished (REQ-144 to REQ-148). */
export async function applyQuestionnaire(tx: Tx, effect: OfQuestionnaire, facts: AnswerFacts): Promise<Applied> {
  if (effect.kind === 'finish-questionnaire') return finishQuestionnaire(tx, effect, facts)
  if (effect.kind === 'finish-scale') return finishScale(tx, effect, facts)
  const fields = { questionnaire_in_progress: true, questionnaire_started_at: facts.now, current_questionnaire_name: effect.name }
  const turn = await changeInTurn(tx, facts.patient_id, () => fields)
  return describeEffect(turn, fields, {
    action: 'Questionnaire Started',
    description: `${effect.name}, version ${effect.version}${how(facts)}`,
  })
}

const COMPLETE = {
  async_answers: 'async_questionnaire_complete',
  renewal_answers: 'renewal_questionnaire_complete',
  follow_up_answers: 'follow_up_questionnaire_complete',
} as const

/** The visit's own answers, with all that is read from them (REQ-144, REQ-145). */
async function finishQuestionnaire(
  tx: Tx,
  effect: Extract<Effect, { kind: 'finish-questionnaire' }>,
  facts: AnswerFacts,
): Promise<Applied> {
  const { patient_id, conversation_id, now } = facts
  const { key, version, answers, field } = effect
  const hand = { patient_id, key, version, conversation_id }
  let fields: Partial<Patient> = {}
  let raised: FlagsPlan['events'] = []
  const turn = await changeInTurn(tx, patient_id, async (patient) => {
    const { flags, events } = await planFlagsOf(tx, patient, { ...finishedFlags(effect), answers: hand })
    raised = events
    fields = {
      ...inProgress(patient, facts),
      appointment_type: effect.appointment_type,
      ...{ [COMPLETE[field]]: true },
      ...(field === 'follow_up_answers' && { follow_up_questionnaire_required: false }),
      risks_vs_benefits_flags: flags,
      ...(effect.opted_in_for_call !== null && { opted_in_for_call: effect.opted_in_for_call }),
    }
    return fields
  })
  await finishAnswers(tx, { ...hand, answers, now })
  send(tx, saveRaised(tx, raised, { facts, hand }))
  const { medications, referral_codes, preferred_licensed_seller, preferred_cannabinoids, preferred_consumption_methods } = effect
  const asked = { medications, referral_codes, preferred_licensed_seller, preferred_cannabinoids, preferred_consumption_methods }
  // A renewal asks less than an intake: what it does not ask about stays as it was.
  const kept =
    field === 'async_answers'
      ? asked
      : Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null && String(value) !== ''))
  send(tx, saveRecord(tx, patient_id, { [field]: answers, ...kept }))
  const applied = describeEffect(turn, fields, { action: 'Questionnaire Finished', description: `${key}, version ${version}${how(facts)}` })
  return effect.opted_in_for_call === true
    ? mergeNotices(applied, describeEffect(turn, {}, { action: 'Opt In For Call', description: 'Would like a call' }))
    : applied
}

/** The answers to a scale with their total (REQ-146, REQ-147). */
async function finishScale(tx: Tx, effect: Extract<Effect, { kind: 'finish-scale' }>, facts: AnswerFacts): Promise<Applied> {
  const { patient_id, conversation_id, now } = facts
  const { key, version, total } = effect
  const answers = { ...effect.answers, instrument: key, ...(total !== null && { total: { value: total, at: now } }) }
  const hand = { patient_id, key, version, conversation_id }
  let fields: Partial<Patient> = {}
  let raised: FlagsPlan['events'] = []
  const turn = await changeInTurn(tx, patient_id, async (patient) => {
    const { flags, events } = await planFlagsOf(tx, patient, { ...finishedFlags(effect), answers: hand })
    raised = events
    fields = {
      ...inProgress(patient, facts),
      // A clinic's own questionnaire is no scale, and says nothing of whether one was answered.
      ...(key === 'cuditr'
        ? { cuditr_questionnaire_complete: true, cuditr_questionnaire_required: false }
        : instrumentOf(key) && { scale_questionnaire_complete: true }),
      risks_vs_benefits_flags: flags,
    }
    return fields
  })
  await finishAnswers(tx, { ...hand, answers, now })
  send(tx, saveRaised(tx, raised, { facts, hand }))
  const field = instrumentOf(key)?.answer_field
  if (field) send(tx, saveRecord(tx, patient_id, { [field]: answers }))
  return describeEffect(turn, fields, { action: 'Questionnaire Finished', description: `${key}, version ${version}${how(facts)}` })
}

function finishedFlags({ flags, findings }: Pick<Extract<Effect, { kind: 'finish-scale' }>, 'flags' | 'findings'>) {
  return { found: flags, findings, corrected: [], finished: true }
}

/** After the answers, which the events name. */
function saveRaised(tx: Tx, events: FlagsPlan['events'], { facts, hand }: { facts: AnswerFacts; hand: AnswersInHand }): Promise<void> {
  const { patient_id, now, by_phone } = facts
  const by = { source: by_phone ? ('phone' as const) : ('chat' as const), user_id: by_phone?.user_id ?? null, now }
  return saveFlags(tx, events, { ...by, patient_id, answers: hand })
}

/** By phone something else may be asked than what the patient is in the middle of in the chat: that stays in progress. */
function inProgress(patient: Patient, { by_phone }: AnswerFacts): Partial<Patient> {
  return by_phone && patient.current_questionnaire_name !== by_phone.name ? {} : { questionnaire_in_progress: false }
}

function how({ by_phone }: AnswerFacts): string {
  return by_phone ? ', by phone' : ''
}
