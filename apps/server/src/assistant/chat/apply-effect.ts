import type { Effect } from '@clinic/core/chat/state/effects'
import { linkAlarms } from '../../care/alarms/link-alarms.ts'
import { takeUpIntake } from '../../care/next-steps/intakes/take-up-intake.ts'
import { sayToReturning } from '../../care/next-steps/visit-messages/say-visit-messages.ts'
import { takeFlagMoves } from '../../care/patients/flags/take-flag-moves.ts'
import { send } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { reopenAnswers, saveAnswers } from './answer-store.ts'
import { applyDetails } from './apply-details.ts'
import { applyEligibility } from './apply-eligibility.ts'
import { applyQuestionnaire } from './apply-questionnaire.ts'
import { applyQueue } from './apply-queue.ts'
import { carryAttention } from './attention/carry-attention.ts'
import { saveContactWish } from './attention/told-store.ts'
import { type Applied, describeConversationEffect, type TurnFacts } from './describe-effect.ts'
import { savePicture } from './save-picture.ts'
import { insertConsent, linkToPatient } from './store.ts'

/** Does one effect of a chat turn inside the turn's transaction and answers what the audit log and live screens should hear of it. */
export async function applyEffect(tx: Tx, effect: Effect, facts: TurnFacts): Promise<Applied> {
  const { patient_id, conversation_id, now } = facts
  switch (effect.kind) {
    case 'start-conversation':
      return describeConversationEffect(facts, { action: 'Conversation Started', description: 'A conversation began' })
    case 'close':
      return describeConversationEffect(facts, { action: 'Conversation Closed', description: 'The conversation was closed' })
    case 'audit':
      return describeConversationEffect(facts, effect)
    case 'adopt-patient':
      facts.patient_id = effect.patient_id
      send(tx, linkToPatient(tx, { conversation_id, patient_id: effect.patient_id }))
      await carryAttention(tx, { conversation_id, patient_id: effect.patient_id })
      return adopt(tx, { conversation_id, patient_id: effect.patient_id, now })
    case 'record-consent':
      return recordConsent(tx, effect, facts)
    case 'keep-answers': {
      const { key, version, answers, set_aside, moves } = effect
      if (effect.corrects) send(tx, reopenAnswers(tx, { patient_id, conversation_id, key }))
      const watched = saveAnswers(tx, { patient_id, conversation_id, key, version, answers, set_aside, now })
      send(tx, watched)
      const pictures = await savePicture(tx, answers, facts)
      if (moves.found.length > 0 || moves.corrected.length > 0) await watched
      const hand = { patient_id, key, version, conversation_id }
      const flags = await takeFlagMoves(tx, { answers: hand, moves, source: 'chat', user_id: null, now })
      return { live: flags.live, entries: [...pictures, ...flags.entries], watched }
    }
    case 'create-patient':
    case 'confirm-details':
      return applyDetails(tx, effect, facts)
    case 'start-questionnaire':
    case 'finish-questionnaire':
    case 'finish-scale':
      return applyQuestionnaire(tx, effect, facts)
    case 'mark-ineligible':
    case 'mark-eligible':
      return applyEligibility(tx, effect, facts)
    case 'contact-wish':
      send(tx, saveContactWish(tx, conversation_id, effect.by))
      return { entries: [], live: [] }
    // Kept with the alarm of the turn, which is raised after the effects (`collectDangers`).
    case 'crisis-place':
    case 'crisis-callback':
      return { entries: [], live: [] }
    default:
      return applyQueue(tx, effect, facts)
  }
}

/** What waited for the patient comes along, and a record that had ended for silence is active again. */
async function adopt(tx: Tx, whose: Pick<TurnFacts, 'conversation_id' | 'patient_id' | 'now'>): Promise<Applied> {
  const back = await takeUpIntake(tx, whose.patient_id, whose.now)
  const said = await sayToReturning(tx, whose)
  return { entries: [...back.entries, ...said], live: [...back.live, ...(await linkAlarms(tx, whose))] }
}

async function recordConsent(tx: Tx, { consent }: Extract<Effect, { kind: 'record-consent' }>, facts: TurnFacts): Promise<Applied> {
  const { conversation_id, patient_id, address, agent, now } = facts
  const text_hash = facts.consentHash()
  send(tx, insertConsent(tx, consent, { conversation_id, patient_id, text_hash, address, agent, given_at: now }))
  return describeConversationEffect(facts, {
    action: consent.option === 'yes' ? 'Consent Given' : 'Consent Declined',
    description: `Consent text ${consent.version}`,
  })
}
