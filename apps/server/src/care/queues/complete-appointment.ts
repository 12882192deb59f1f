import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import { completeAppointment as decide } from '@clinic/core/queues/complete-appointment'
import { settleAttention } from '../../assistant/chat/holding/settle-attention.ts'
import { completeBooked } from '../../booking/appointments/complete-booked.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn } from '../../platform/clock.ts'
import { decisionRow, recordDecision } from '../next-steps/record-decision.ts'
import { writeVisitMessage } from '../next-steps/visit-messages/write-visit-message.ts'
import { changePatient } from '../patients/change-patient.ts'
import { recordEncounter } from '../patients/record-encounter.ts'

const WORDS: Readonly<Record<DecisionKind, string>> = {
  authorize: 'authorize',
  'authorize-less': 'authorize less',
  defer: 'defer',
  decline: 'decline',
  refer: 'refer',
  'see-again': 'see again',
  'call-back': 'call back',
}

/**
 * Also stores it in the patient’s history (REQ-501 to REQ-507, C-8), with the decision and the message to the patient (F-8); the specified call
 * decides nothing.
 * Refusals: see the rule.
 */
export async function completeAppointment(context: StaffContext, patient_id: string, decided?: VisitDecision) {
  const today = dayIn(context.zone, context.now)
  const completed = await changePatient(context, {
    patient_id,
    action: 'Complete Appointment',
    description: completionText(decided),
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff, now: context.now, today, ...(decided && { decided }) }),
    also: async (tx, before) => {
      await recordEncounter(tx, before, context.now)
      await completeBooked(tx, patient_id, context)
      if (!decided) return
      const row = decisionRow(decided, { patient_id, user_id: context.staff.id, decided_at: context.now, today })
      await recordDecision(tx, row)
      await writeVisitMessage(tx, decided, { patient_id, user_id: row.user_id, next_on: row.next_on, now: context.now })
    },
  })
  await settleAttention(context, patient_id, 'complete')
  return completed
}

/** What the audit log says of a completion. */
export function completionText(decided: VisitDecision | undefined): string {
  if (!decided) return 'Completed the appointment'
  const { kind, message } = decided
  return `Completed the appointment, decision: ${WORDS[kind]}${message === null ? ', without a message to the patient' : ''}`
}
