import type { StatusRow } from '@clinic/contract/patients'
import {
  type ChangedRow,
  claimNp,
  claimPcr,
  completeAppointment,
  completeHelp,
  type HelpNext,
  hold,
  holdPcr,
  optInForCall,
  type PcrHold,
  type Queue,
  sendBack,
  sendToNp,
  unassignNp,
  unassignPcr,
  unhold,
  unholdPcr,
} from '@clinic/contract/queues'
import { decideVisit, type VisitDecision } from '@clinic/contract/queues/decision'
import { call } from '../../../lib/api.ts'
import { identityText, personText } from '../../../lib/format/person-text.ts'
import { PATIENT_TEXTS, QUEUE_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import type { Question } from '../../../ui/confirm-dialog.tsx'

export const QUEUE_ACTION_NAMES = [
  'claim',
  'unassign',
  'hold',
  'unhold',
  'sendToNp',
  'sendBack',
  'complete',
  'completeHelp',
  'flipCall',
] as const
export type ActionName = (typeof QUEUE_ACTION_NAMES)[number]

/** What verbs want to know beside the row; all others want nothing. `hold_until` null: until someone says so; a PCR’s hold has a reason and an end. `decision`, `next`: asked for before (F-8, F-3). */
type Wants = {
  hold: [options?: { hold_until?: string | null } | PcrHold]
  complete: [decision?: VisitDecision]
  completeHelp: [next?: HelpNext]
}
export type OptionsOf<Name extends ActionName> = Name extends keyof Wants ? Wants[Name] : []

/** A verb that is to be done to a row, with what it wants to know. */
export type ActionOrder<Name extends ActionName = ActionName> = { name: Name; row: StatusRow; options: OptionsOf<Name> }

export type QueueAction<Name extends ActionName = ActionName> = {
  label: string
  run: (queue: Queue, row: StatusRow, ...options: OptionsOf<Name>) => Promise<ChangedRow>
  /** Said first when the server broke down, and when it could not be reached. */
  failed: string
  error: string
  question?: (row: StatusRow) => Question | null
  /** Shown at once, before the server agreed; only where it hardly ever refuses. */
  ahead?: (row: StatusRow, ...options: OptionsOf<Name>) => Partial<StatusRow>
}

const params = (row: StatusRow) => ({ params: { patient_id: row.patient_id } })
const holding = { failed: QUEUE_TEXTS.holdFailed, error: QUEUE_TEXTS.holdFailed }

/** Everything that can be done to a row from a queue screen. */
export const QUEUE_ACTIONS: { readonly [Name in ActionName]: QueueAction<Name> } = {
  claim: {
    label: t('Claim'),
    run: (queue, row) => (queue === 'pcr' ? call(claimPcr, params(row)) : call(claimNp, params(row))),
    failed: QUEUE_TEXTS.claimFailed,
    error: QUEUE_TEXTS.claimError,
  },
  unassign: {
    label: t('Unassign'),
    run: (queue, row) => (queue === 'pcr' ? call(unassignPcr, params(row)) : call(unassignNp, params(row))),
    failed: t('Failed to unassign the patient.'),
    error: t('Error unassigning the patient.'),
  },
  hold: {
    label: t('Hold'),
    run: (_, row, given = {}) =>
      'reason' in given
        ? call(holdPcr, { ...params(row), body: given })
        : call(hold, { ...params(row), body: { hold_until: given.hold_until ?? null } }),
    ...holding,
    ahead: (_, given = {}) =>
      'reason' in given
        ? { pcr_hold_reason: given.reason, pcr_hold_until: given.until }
        : { on_hold_in_queue: true, hold_until: given.hold_until ?? null },
  },
  unhold: {
    label: t('Unhold'),
    run: (queue, row) => (queue === 'pcr' ? call(unholdPcr, params(row)) : call(unhold, params(row))),
    ...holding,
  },
  sendToNp: {
    label: t('Send to NP'),
    run: (_, row) => call(sendToNp, params(row)),
    failed: PATIENT_TEXTS.npQueueFailed,
    error: PATIENT_TEXTS.npQueueError,
    question: (row) => ({
      title: t('Send {row} to the NP queue?', { row: personText(row) }),
      text: t('{row} The patient leaves your list and goes to the NP who last saw them, if any.', { row: identityText(row) }),
      confirm: t('Send to NP queue'),
    }),
  },
  sendBack: {
    label: t('Send back'),
    run: (_, row) => call(sendBack, params(row)),
    failed: QUEUE_TEXTS.sendBackFailed,
    error: QUEUE_TEXTS.sendBackError,
    question: (row) => ({
      title: t('Send {row} back to the PCR queue?', { row: personText(row) }),
      text: t('{row} The patient leaves your list and goes back to the PCR queue. System notes will record who sent them.', {
        row: identityText(row),
      }),
      confirm: t('Send back'),
    }),
  },
  complete: {
    label: t('Complete'),
    run: (_, row, decision) => (decision ? call(decideVisit, { ...params(row), body: decision }) : call(completeAppointment, params(row))),
    failed: t('Failed to complete the appointment.'),
    error: t('Error completing the appointment.'),
    question: (row) => ({
      title: t('Complete the appointment of {row}?', { row: personText(row) }),
      text: row.in_pcr_queue
        ? t('{row} The patient leaves the NP queue and stays in the PCR queue. Their next renewal is due in one year.', {
            row: identityText(row),
          })
        : t('{row} The patient leaves the queue and your list. Their next renewal is due in one year.', { row: identityText(row) }),
      confirm: t('Complete appointment'),
    }),
  },
  completeHelp: {
    label: t('Complete help'),
    run: (_, row, next) => call(completeHelp, { ...params(row), body: next }),
    failed: QUEUE_TEXTS.helpFailed,
    error: QUEUE_TEXTS.helpError,
  },
  flipCall: {
    label: t('Call requested'),
    run: (_, row) => call(optInForCall, { ...params(row), body: { opted_in_for_call: !row.opted_in_for_call } }),
    failed: t('Failed to change the call preference.'),
    error: t('Error changing the call preference.'),
    ahead: (row) => ({ opted_in_for_call: !row.opted_in_for_call }),
  },
}

/** Does a verb to a row. */
export function runAction<Name extends ActionName>(queue: Queue, { name, row, options }: ActionOrder<Name>): Promise<ChangedRow> {
  const action: QueueAction<Name> = QUEUE_ACTIONS[name]
  return action.run(queue, row, ...options)
}

/** What of a row changes at once, before the server agreed; `null` where its answer is waited for. */
export function changeAhead<Name extends ActionName>({ name, row, options }: ActionOrder<Name>): Partial<StatusRow> | null {
  const action: QueueAction<Name> = QUEUE_ACTIONS[name]
  return action.ahead?.(row, ...options) ?? null
}
