import { newConversation } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { presentReply } from './present-reply.ts'

const questionnaires = Object.fromEntries(STARTERS.map((one) => [one.key, one])) as Knowledge['questionnaires']
const reply = {
  ACTION: 'GREETING',
  text: 'Hello',
  VIDEO: null,
  options: null,
  DATA: null,
  USER_TEXT: null,
  PREDICTED_INTENT: null,
} as const
const begun = { ...newConversation('TCN-1'), visit: 'async' as const }
const present = (state: typeof begun) => presentReply({ reply, state, patient: null, audited: [], questionnaires })
const tagOf = (variable: string) =>
  Object.entries(questionnaires.async.questions).find(([, question]) => question.variable === variable)?.[0] ?? ''

test('what the patient would like is told once the questionnaire of the visit is finished (REQ-208)', () => {
  const answers = {
    [tagOf('preferred_licensed_seller')]: { value: ['Northern Meadow'], at: '2026-11-21T15:00:00.000Z' },
    [tagOf('referral_codes')]: { value: 'maple-7', at: '2026-11-21T15:00:00.000Z' },
  }
  expect(present({ ...begun, answers })).toMatchObject({ PREFERRED_LICENSED_SELLER: null, REFERRAL_CODES: null })
  expect(present({ ...begun, answers: {}, intake: answers })).toMatchObject({
    PREFERRED_LICENSED_SELLER: { selected_options: ['Northern Meadow'] },
    PREFERRED_CONSUMPTION_METHODS: null,
    PREFERRED_CANNABINOIDS: null,
    REFERRAL_CODES: ['MAPLE-7'],
  })
})

test('a reply carries the ACTION of its step (REQ-127)', () => {
  for (const ACTION of ['GREETING', 'CLOSECHAT'] as const)
    expect(presentReply({ reply: { ...reply, ACTION }, state: begun, patient: null, audited: [], questionnaires }).ACTION).toBe(ACTION)
})

test('every field of a reply is there, without a record too (REQ-203 to REQ-209)', () => {
  const presented = present(begun)
  expect(Object.values(presented)).not.toContain(undefined)
  expect(presented).toMatchObject({ patient_id: null, ELIGIBLE: null, IN_PCR_QUEUE: false, NEW_PATIENT: null, AUDITLOG: [] })
})

test('a reply says what the record does, and why someone is not eligible only then (REQ-203 to REQ-207, REQ-209)', () => {
  const patient = {
    ...{ patient_id: 'TCN-7', version: 3, province: 'ON', assigned_pcr: null, assigned_np: null, seen_name: 'Ada Quill' },
    ...{ eligible: false, ineligible_reason: 'Other', eligible_date: '2027-03-01' },
    ...{ questionnaire_in_progress: true, in_pcr_queue: true, in_np_queue: true, is_new_patient: true },
  } as const
  const asked = {
    ...reply,
    options: ['Yes', 'No'],
    VIDEO: 'smile',
    USER_TEXT: 'hi',
    PREDICTED_INTENT: 'greeting',
  } as unknown as typeof reply
  const state = { ...begun, questionnaire: { name: 'Renewal' } } as unknown as typeof begun
  const shown = (one: object) =>
    presentReply({ reply: asked, state, patient: { ...patient, ...one } as never, audited: ['Greeting'], questionnaires })
  expect(shown({})).toMatchObject({
    ...{ ACTION: 'GREETING', text: 'Hello', VIDEO: 'smile', options: ['Yes', 'No'], DATA: null },
    ...{ patient_id: 'TCN-7', ELIGIBLE: false, INELIGIBLE_REASON: 'Other', ELIGIBLE_DATE: '2027-03-01' },
    ...{ QUESTIONNAIRE_IN_PROGRESS: true, CURRENT_QUESTIONNAIRE_NAME: 'Renewal' },
    ...{ IN_PCR_QUEUE: true, IN_NP_QUEUE: true, NEW_PATIENT: true, PROVIDER_NAME: 'Ada Quill' },
    ...{ AUDITLOG: ['Greeting'], USER_TEXT: 'hi', PREDICTED_INTENT: 'greeting' },
  })
  expect(shown({ eligible: true }).INELIGIBLE_REASON).toBeNull()
})
