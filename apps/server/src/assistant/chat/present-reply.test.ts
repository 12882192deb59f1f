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

test('every field of a reply is there, without a record too (REQ-203 to REQ-209)', () => {
  const presented = present(begun)
  expect(Object.values(presented)).not.toContain(undefined)
  expect(presented).toMatchObject({ patient_id: null, ELIGIBLE: null, IN_PCR_QUEUE: false, NEW_PATIENT: null, AUDITLOG: [] })
})
