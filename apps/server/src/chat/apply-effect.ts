import type { AuditEntry } from '@clinic/contract/audit'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Effect } from '@clinic/core/dialog/effects'
import { RULES_VERSION } from '@clinic/core/eligibility/rules'
import { ineligible } from '@clinic/core/patients/mark-ineligible'
import { noQuestionnaires, type Patient, prependNote } from '@clinic/core/patients/patient'
import { askForHelp, enterPcrQueue } from '@clinic/core/queues/enter'
import { provinceCode } from '@clinic/core/reference/provinces'
import { changeInTurn, type InTurn } from '../patients/change-in-turn.ts'
import { difference } from '../patients/change-patient.ts'
import { keepPersonal } from '../patients/keep-personal.ts'
import { keepContact, keepRecord } from '../patients/keep-record.ts'
import { tellOf } from '../patients/tell-of.ts'
import type { Tx } from '../platform/database.ts'
import type { Notice } from '../platform/events.ts'
import { finishAnswers, insertConsent, keepAnswers } from './store.ts'

export type TurnFacts = {
  conversation_id: string
  patient_id: string
  now: string
  at: string
  address: string
  agent: string
  consentHash: string
}
export type Applied = { entries: AuditEntry[]; live: Notice[] }

const NOTHING: Applied = { entries: [], live: [] }

/** Does one effect of a chat turn inside the turn's transaction and answers what the audit log and live screens should hear of it. */
export async function applyEffect(tx: Tx, effect: Effect, facts: TurnFacts): Promise<Applied> {
  const { patient_id, conversation_id, now } = facts
  switch (effect.kind) {
    case 'start-conversation':
      return said(facts, { action: 'Conversation Started', description: 'A conversation began' })
    case 'close':
      return said(facts, { action: 'Conversation Closed', description: 'The conversation was closed' })
    case 'audit':
      return said(facts, effect)
    case 'record-consent': {
      const { consent } = effect
      const { consentHash: text_hash, address, agent } = facts
      await insertConsent(tx, consent, { conversation_id, patient_id, text_hash, address, agent, given_at: now })
      const action = consent.option === 'yes' ? 'Consent Given' : 'Consent Declined'
      return said(facts, { action, description: `Consent text ${consent.version}` })
    }
    case 'keep-answers': {
      await keepAnswers(tx, {
        patient_id,
        conversation_id,
        key: effect.key,
        version: effect.version,
        answers: effect.answers,
        set_aside: effect.set_aside,
        now,
      })
      return NOTHING
    }
    case 'create-patient':
      return createPatient(tx, effect, facts)
    case 'finish-questionnaire':
      return finishQuestionnaire(tx, effect, facts)
    case 'start-questionnaire': {
      const fields = { questionnaire_in_progress: true, questionnaire_started_at: now, current_questionnaire_name: effect.name }
      const turn = await changeInTurn(tx, patient_id, () => fields)
      return told(turn, fields, { action: 'Questionnaire Started', description: `${effect.name}, version ${effect.version}` })
    }
    case 'mark-ineligible':
      return markIneligible(tx, effect, facts)
    case 'enter-pcr-queue':
      return moveToQueue(tx, facts, {
        action: 'Enter PCR Queue',
        line: effect.note,
        rule: (patient) => enterPcrQueue(patient, { appointment_type: effect.appointment_type, now }),
      })
    case 'need-help': {
      const applied = await moveToQueue(tx, facts, {
        action: 'Need PCR Help',
        line: effect.note,
        rule: (patient) => askForHelp(patient, { now }),
      })
      if (effect.contact !== null) await keepContact(tx, patient_id, effect.contact)
      return applied
    }
  }
}

async function markIneligible(tx: Tx, effect: Extract<Effect, { kind: 'mark-ineligible' }>, facts: TurnFacts): Promise<Applied> {
  const fields = ineligible({ ineligible_reason: effect.reason, eligible_date: effect.eligible_date }, facts.now)
  const turn = await changeInTurn(tx, facts.patient_id, () => fields)
  const additionalInfo = JSON.stringify({ rule: effect.rule, rules_version: RULES_VERSION, because: effect.because })
  return told(turn, fields, { action: 'Mark Patient Ineligible', description: `Rule ${effect.rule}: ${effect.reason}`, additionalInfo })
}

type QueueMove = { action: 'Enter PCR Queue' | 'Need PCR Help'; line: string; rule(patient: Patient): Partial<Patient> }

async function moveToQueue(tx: Tx, facts: TurnFacts, { action, line, rule }: QueueMove): Promise<Applied> {
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    fields = { ...rule(patient), ...(line !== '' && { system_notes: prependNote(patient.system_notes, `${line} (${facts.at})`) }) }
    return fields
  })
  return told(turn, fields, {
    action,
    description: action === 'Enter PCR Queue' ? 'Entered the PCR queue from the chat' : 'Asked for a person in the chat',
  })
}

async function createPatient(tx: Tx, effect: Extract<Effect, { kind: 'create-patient' }>, facts: TurnFacts): Promise<Applied> {
  const { personal } = effect
  const warning = effect.dateOfBirthMismatch ? 'The consent form and the personal details name different dates of birth: please check.' : ''
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    fields = {
      first_name: personal.firstName,
      last_name: personal.lastName,
      date_of_birth: personal.dateOfBirth,
      province: PROVINCE_CODES.find((code) => code === provinceCode(personal.province)) ?? null,
      is_new_patient: effect.isNew,
      different_mailing_address: personal.differentMailingAddress,
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

async function finishQuestionnaire(tx: Tx, effect: Extract<Effect, { kind: 'finish-questionnaire' }>, facts: TurnFacts): Promise<Applied> {
  const { patient_id, conversation_id, now } = facts
  const { key, version, answers, field } = effect
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, patient_id, (patient) => {
    fields = {
      questionnaire_in_progress: noQuestionnaires.questionnaire_in_progress,
      appointment_type: effect.appointment_type,
      ...(field === 'async_answers' ? { async_questionnaire_complete: true } : { renewal_questionnaire_complete: true }),
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

type Told = Pick<AuditEntry, 'action' | 'description' | 'additionalInfo'>

function said({ conversation_id, patient_id }: TurnFacts, { action, description }: Told): Applied {
  return { entries: [{ action, description, entity: { kind: 'conversation', id: conversation_id }, patient_id }], live: [] }
}

function told({ before, after }: InTurn, fields: Partial<Patient>, told: Told): Applied {
  const { patient_id } = after
  const entity = { kind: 'patient' as const, id: patient_id, type: after.appointment_type }
  const { action, description, additionalInfo } = told
  const entry = {
    action,
    description,
    entity,
    changes: before ? difference(before, fields) : {},
    patient_id,
    ...(additionalInfo !== undefined && { additionalInfo }),
  }
  return { entries: [entry], live: [tellOf(before, after)] }
}

function add(first: Applied, second: Applied): Applied {
  return { entries: [...first.entries, ...second.entries], live: first.live }
}
