import type { PersonalInformation } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Effect } from '@clinic/core/dialog/effects'
import { noQuestionnaires, type Patient, prependNote } from '@clinic/core/patients/patient'
import { provinceCode } from '@clinic/core/reference/provinces'
import { instrumentOf } from '@clinic/core/scales/instruments'
import { changeInTurn } from '../patients/change-in-turn.ts'
import { keepPersonal } from '../patients/keep-personal.ts'
import { keepRecord } from '../patients/keep-record.ts'
import type { Tx } from '../platform/database.ts'
import { type Applied, add, told } from './applied.ts'
import type { TurnFacts } from './apply-effect.ts'
import { finishAnswers } from './store.ts'

/** A new record, by the yes to the details (REQ-214). */
export async function createPatient(tx: Tx, effect: Extract<Effect, { kind: 'create-patient' }>, facts: TurnFacts): Promise<Applied> {
  const { personal } = effect
  const warning = effect.dateOfBirthMismatch ? 'The consent form and the personal details name different dates of birth: please check.' : ''
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    fields = {
      ...identityOf(personal),
      is_new_patient: effect.isNew,
      risks_vs_benefits_flags: { ...patient.risks_vs_benefits_flags, ...effect.ageFlags },
      ...(warning !== '' && { system_notes: prependNote(patient.system_notes, `${warning} (${facts.at})`) }),
    }
    return fields
  })
  await keepPersonal(tx, facts.patient_id, personal)
  return told(turn, fields, {
    action: 'New Patient Created',
    description: effect.isNew ? 'A new patient' : 'A patient who says they have been seen before',
  })
}

/** The details of a record as its patient has looked them over. */
export async function confirmDetails(
  tx: Tx,
  { personal, ageFlags }: Extract<Effect, { kind: 'confirm-details' }>,
  facts: TurnFacts,
): Promise<Applied> {
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    fields = { ...identityOf(personal), risks_vs_benefits_flags: { ...patient.risks_vs_benefits_flags, ...ageFlags } }
    return fields
  })
  await keepPersonal(tx, facts.patient_id, personal)
  return told(turn, fields, { action: 'Personal Information Confirmed', description: 'Looked over by the patient' })
}

function identityOf(personal: PersonalInformation): Partial<Patient> {
  return {
    first_name: personal.firstName,
    last_name: personal.lastName,
    date_of_birth: personal.dateOfBirth,
    province: PROVINCE_CODES.find((code) => code === provinceCode(personal.province)) ?? null,
    different_mailing_address: personal.differentMailingAddress,
  }
}

const COMPLETE = {
  async_answers: 'async_questionnaire_complete',
  renewal_answers: 'renewal_questionnaire_complete',
  follow_up_answers: 'follow_up_questionnaire_complete',
} as const

/** The visit's own answers, with all that is read from them (REQ-144, REQ-145). */
export async function finishQuestionnaire(
  tx: Tx,
  effect: Extract<Effect, { kind: 'finish-questionnaire' }>,
  facts: TurnFacts,
): Promise<Applied> {
  const { patient_id, conversation_id, now } = facts
  const { key, version, answers, field } = effect
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, patient_id, (patient) => {
    fields = {
      questionnaire_in_progress: noQuestionnaires.questionnaire_in_progress,
      appointment_type: effect.appointment_type,
      ...{ [COMPLETE[field]]: true },
      risks_vs_benefits_flags: { ...patient.risks_vs_benefits_flags, ...effect.flags },
      ...(effect.opted_in_for_call !== null && { opted_in_for_call: effect.opted_in_for_call }),
    }
    return fields
  })
  await finishAnswers(tx, { patient_id, conversation_id, key, version, answers, now })
  const { medications, referral_codes, preferred_licensed_seller, preferred_cannabinoids, preferred_consumption_methods } = effect
  const asked = { medications, referral_codes, preferred_licensed_seller, preferred_cannabinoids, preferred_consumption_methods }
  // A renewal asks less than an intake: what it does not ask about stays as it was.
  const kept =
    field === 'async_answers'
      ? asked
      : Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null && String(value) !== ''))
  await keepRecord(tx, patient_id, { [field]: answers, ...kept })
  const applied = told(turn, fields, { action: 'Questionnaire Finished', description: `${key}, version ${version}` })
  return effect.opted_in_for_call === true
    ? add(applied, told(turn, {}, { action: 'Opt In For Call', description: 'Would like a call' }))
    : applied
}

/** The answers to a scale with their total (REQ-146, REQ-147). */
export async function finishScale(tx: Tx, effect: Extract<Effect, { kind: 'finish-scale' }>, facts: TurnFacts): Promise<Applied> {
  const { patient_id, conversation_id, now } = facts
  const { key, version, total } = effect
  const answers = { ...effect.answers, instrument: key, ...(total !== null && { total: { value: total, at: now } }) }
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, patient_id, (patient) => {
    fields = {
      questionnaire_in_progress: noQuestionnaires.questionnaire_in_progress,
      ...(key === 'cuditr'
        ? { cuditr_questionnaire_complete: true, cuditr_questionnaire_required: false }
        : { scale_questionnaire_complete: true }),
      risks_vs_benefits_flags: { ...patient.risks_vs_benefits_flags, ...effect.flags },
    }
    return fields
  })
  await finishAnswers(tx, { patient_id, conversation_id, key, version, answers, now })
  const field = instrumentOf(key)?.answer_field
  if (field) await keepRecord(tx, patient_id, { [field]: answers })
  return told(turn, fields, { action: 'Questionnaire Finished', description: `${key}, version ${version}` })
}
