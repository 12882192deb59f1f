import type { StatusRow } from '@clinic/contract/patients'
import { assign, type ChangedRow, completeAppointment, type Queue, setPriority } from '@clinic/contract/queues'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/api-problem.ts'
import { identityText, personText } from '../../../lib/format/person-text.ts'
import { PATIENT_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import type { Question } from '../../../ui/confirm-dialog.tsx'
import { type ActionName, type OptionsOf, QUEUE_ACTIONS, type QueueAction, runAction } from '../actions/queue-actions.ts'
import type { Candidate } from '../assign/assign-people.ts'

/** What only a manager does, beside the verbs of everyone. */
export type AdminActionName = ActionName | 'assign' | 'priority'
/** `to`: who gets the patient, or completes for them. `confirmed`: the manager was asked (C-2, C-5). */
export type AdminOrder = { name: AdminActionName; row: StatusRow; to?: Candidate; confirmed?: boolean; options?: OptionsOf<ActionName> }

export async function runAdminAction(queue: Queue, order: AdminOrder): Promise<ChangedRow> {
  const { name, row, to, confirmed = false } = order
  const params = { patient_id: row.patient_id }
  if (name === 'priority') return call(setPriority, { params, body: { priority: !row.need_pcr_help_flag, confirmed } })
  if (to) {
    const given = await call(assign, { params: { ...params, queue }, body: { user_id: to.id, confirmed } })
    return name === 'complete' ? call(completeAppointment, { params }) : given
  }
  return runAction(queue, { name: name as ActionName, row, options: order.options ?? [] })
}

/** What a verb says first when the server broke down, or could not be reached. */
export function adminFailure(queue: Queue, name: AdminActionName): Pick<QueueAction, 'failed' | 'error'> {
  if (name === 'priority') return { failed: t('Failed to change the priority.'), error: t('Error changing the priority.') }
  if (name !== 'assign') return QUEUE_ACTIONS[name]
  return queue === 'pcr'
    ? { failed: PATIENT_TEXTS.pcrAssignFailed, error: PATIENT_TEXTS.pcrAssignError }
    : { failed: PATIENT_TEXTS.npAssignFailed, error: PATIENT_TEXTS.npAssignError }
}

/** Asked before the call is made. */
export function questionBefore({ name, row, to }: AdminOrder): Question | null {
  const who = personText(row)
  if (name === 'complete') {
    return {
      title: t('Complete the appointment of {who}?', { who }),
      text: completionText(row, to?.name ?? row.assigned_np),
      confirm: t('Complete appointment'),
    }
  }
  if (name === 'sendToNp') {
    return {
      title: t('Send {who} to the NP queue?', { who }),
      text: t('{row} The patient leaves the PCR queue and goes to the NP who last saw them, if any.', { row: identityText(row) }),
      confirm: t('Send to NP queue'),
    }
  }
  if (name !== 'sendBack') return null
  return {
    title: t('Send {who} back to the PCR queue?', { who }),
    text: t('{row} The patient goes back to the PCR queue. System notes will record who sent them.', { row: identityText(row) }),
    confirm: t('Send back'),
  }
}

function completionText(row: StatusRow, name: string | null): string {
  const values = { row: identityText(row), name }
  return row.in_pcr_queue
    ? t(
        '{row} It will be recorded as seen by {name}. They leave the NP queue and stay in the PCR queue. The next renewal is due in one year.',
        values,
      )
    : t('{row} It will be recorded as seen by {name}. They leave the queue. The next renewal is due in one year.', values)
}

/** Asked when the server wants a confirmation first; null where its answer is. */
export function questionAfter({ row, to, name }: AdminOrder, { code, message }: Pick<ApiProblem, 'code' | 'message'>): Question | null {
  if (code === 'limit-needs-confirmation') {
    return {
      title: to ? t('Assign one more patient to {name}?', { name: to.name }) : t('Assign one more patient to them?'),
      text: message,
      confirm: name === 'complete' ? t('Complete for them') : t('Assign anyway'),
    }
  }
  if (code !== 'patient-own-help') return null
  return {
    title: t('Clear the request of {row}?', { row: personText(row) }),
    text: `${identityText(row)} ${message}`,
    confirm: t('Clear their request'),
    tone: 'bad',
  }
}
