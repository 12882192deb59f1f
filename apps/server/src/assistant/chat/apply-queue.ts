import type { Effect } from '@clinic/core/chat/state/effects'
import { NOTES } from '@clinic/core/chat/texts/texts'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { cancelHelp } from '@clinic/core/queues/cancel-help'
import { askForHelp, enterFollowUp, enterNpQueue, enterPcrQueue, requestReview } from '@clinic/core/queues/enter'
import { changeInTurn } from '../../care/patients/change-in-turn.ts'
import { findLastSeen } from '../../care/patients/find-last-seen.ts'
import { saveContact } from '../../care/patients/save-record.ts'
import { send } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type AnswerFacts, type Applied, describeEffect } from './describe-effect.ts'

type Queued = Extract<
  Effect,
  { kind: 'enter-pcr-queue' | 'enter-np-queue' | 'enter-follow-up' | 'request-review' | 'need-help' | 'cancel-help' }
>

/** Into a queue, or to its front (REQ-139 to REQ-143). */
export async function applyQueue(tx: Tx, effect: Queued, facts: AnswerFacts): Promise<Applied> {
  const { patient_id, now } = facts
  switch (effect.kind) {
    case 'enter-pcr-queue':
      return moveToQueue(tx, facts, {
        action: 'Enter PCR Queue',
        description: 'Entered the PCR queue from the chat',
        line: effect.note,
        rule: (patient) => enterPcrQueue(patient, { appointment_type: effect.appointment_type, now }),
      })
    case 'enter-np-queue': {
      const lastSeen = await findLastSeen(tx, patient_id)
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
    case 'request-review': {
      const { due_on, appointment_type, reason } = effect
      const lastSeen = await findLastSeen(tx, patient_id)
      return moveToQueue(tx, facts, {
        action: 'Enter NP Queue',
        description: `Review by a practitioner asked for in the chat, due ${due_on}`,
        line: NOTES.reviewAsked(reason, due_on),
        rule: (patient) => requestReview(patient, { due_on, appointment_type, lastSeen, now }),
      })
    }
    case 'cancel-help':
      return moveToQueue(tx, facts, {
        action: 'Help Cancelled',
        description: 'No longer needs a person in the chat',
        line: 'No longer needs a person',
        rule: cancelHelp,
      })
    case 'need-help': {
      const applied = await moveToQueue(tx, facts, {
        action: 'Need PCR Help',
        description: facts.by_phone ? 'Red flag while asked by phone' : 'Asked for a person in the chat',
        line: effect.note,
        rule: (patient) => askForHelp(patient, { ...requested(effect), now }),
      })
      if (effect.contact !== null) send(tx, saveContact(tx, patient_id, effect.contact))
      return applied
    }
  }
}

function requested({ about, concern, ...effect }: Extract<Effect, { kind: 'need-help' }>) {
  return { urgent_reason: effect.urgent ? effect.urgent_reason : null, about, concern: concern === true }
}

type QueueMove = {
  action: 'Enter PCR Queue' | 'Enter NP Queue' | 'Need PCR Help' | 'Help Cancelled'
  description: string
  line: string
  rule(patient: Patient): Partial<Patient>
}

async function moveToQueue(tx: Tx, facts: AnswerFacts, { action, description, line, rule }: QueueMove): Promise<Applied> {
  let fields: Partial<Patient> = {}
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    fields = { ...rule(patient), ...(line !== '' && { system_notes: prependNote(patient.system_notes, `${line} (${facts.at})`) }) }
    return fields
  })
  return describeEffect(turn, fields, { action, description })
}
