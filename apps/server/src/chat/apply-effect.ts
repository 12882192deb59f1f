import type { Effect } from '@clinic/core/dialog/effects'
import { RULES_VERSION } from '@clinic/core/eligibility/rules'
import { ineligible } from '@clinic/core/patients/mark-ineligible'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { eligibleAgain } from '@clinic/core/patients/reset-eligibility'
import { askForHelp, enterFollowUp, enterNpQueue, enterPcrQueue } from '@clinic/core/queues/enter'
import { changeInTurn } from '../patients/change-in-turn.ts'
import { keepContact } from '../patients/keep-record.ts'
import { lookAt } from '../patients/look-at.ts'
import { tryHolder } from '../patients/try-holder.ts'
import type { Tx } from '../platform/database.ts'
import { type Applied, said, told } from './applied.ts'
import { confirmDetails, createPatient, finishQuestionnaire, finishScale } from './finish-effects.ts'
import { giveToPatient, insertConsent, keepAnswers } from './store.ts'

/** `patient_id` changes where the conversation turns out to be a known patient's. */
export type TurnFacts = {
  conversation_id: string
  patient_id: string
  now: string
  at: string
  address: string
  agent: string
  consentHash: string
}

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
    case 'confirm-details':
      return confirmDetails(tx, effect, facts)
    case 'adopt-patient':
      facts.patient_id = effect.patient_id
      await giveToPatient(tx, { conversation_id, patient_id: effect.patient_id })
      return NOTHING
    case 'finish-scale':
      return finishScale(tx, effect, facts)
    case 'mark-eligible': {
      const fields = eligibleAgain()
      const turn = await changeInTurn(tx, patient_id, () => fields)
      return told(turn, fields, { action: 'Reset Eligibility', description: 'Screened again in the chat and found eligible' })
    }
    case 'enter-pcr-queue':
      return moveToQueue(tx, facts, {
        action: 'Enter PCR Queue',
        description: 'Entered the PCR queue from the chat',
        line: effect.note,
        rule: (patient) => enterPcrQueue(patient, { appointment_type: effect.appointment_type, now }),
      })
    case 'enter-np-queue': {
      const patient = await lookAt({ sql: tx as never } as never, patient_id)
      const lastSeen = await tryHolder(tx, patient?.last_seen_practitioner ?? null, patient_id)
      return moveToQueue(tx, facts, {
        action: 'Enter NP Queue',
        description: 'Entered the NP queue from the chat',
        line: effect.note,
        rule: (row) => enterNpQueue(row, { appointment_type: effect.appointment_type, lastSeen, now }),
      })
    }
    case 'enter-follow-up':
      return moveToQueue(tx, facts, {
        action: 'Enter PCR Queue',
        description: 'Entered the PCR queue with a finished follow-up',
        line: '',
        rule: (patient) => enterFollowUp(patient, { now }),
      })
    case 'need-help': {
      const applied = await moveToQueue(tx, facts, {
        action: 'Need PCR Help',
        description: 'Asked for a person in the chat',
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

type QueueMove = {
  action: 'Enter PCR Queue' | 'Enter NP Queue' | 'Need PCR Help'
  description: string
  line: string
  rule(patient: Patient): Partial<Patient>
}

async function moveToQueue(tx: Tx, facts: TurnFacts, { action, description, line, rule }: QueueMove): Promise<Applied> {
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    fields = { ...rule(patient), ...(line !== '' && { system_notes: prependNote(patient.system_notes, `${line} (${facts.at})`) }) }
    return fields
  })
  return told(turn, fields, { action, description })
}
