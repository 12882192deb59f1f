import { expect, test } from 'vitest'
import { endMarked, markedByStaff } from './marked-by-staff.ts'
import { newConversation } from './state/state.ts'

const asked = { ...newConversation('TCN-30000'), stage: 'questionnaire' as const }
const marked = { eligible: false, ineligible_reason: 'Schizophrenia', eligible_date: '2027-01-01' }
const returned = { state: 'returned' as const }

test('interleaving 16: what staff decided while they had the conversation ends it; a reason of their own is “Other”', () => {
  const decided = markedByStaff(asked, returned, marked)
  expect(decided).toEqual({ reason: 'Schizophrenia', eligible_date: '2027-01-01' })
  expect(endMarked(asked, decided ?? { reason: 'Other', eligible_date: null })).toMatchObject({ stage: 'ineligible', ineligible: decided })
  expect(markedByStaff(asked, returned, { ...marked, ineligible_reason: 'Moved abroad' })?.reason).toBe('Other')
})

test('a patient who is eligible, who was marked before, who was told already, or whom no one has handed back is asked on', () => {
  const recognised = { eligible: false } as (typeof asked)['recognised']
  expect(markedByStaff(asked, returned, { ...marked, eligible: true })).toBeNull()
  expect(markedByStaff(asked, returned, null)).toBeNull()
  expect(markedByStaff(asked, { state: 'bot' }, marked)).toBeNull()
  expect(markedByStaff({ ...asked, recognised }, returned, marked)).toBeNull()
  expect(
    markedByStaff({ ...asked, stage: 'ineligible', ineligible: { reason: 'Other', eligible_date: null } }, returned, marked),
  ).toBeNull()
  expect(markedByStaff({ ...asked, stage: 'personal-information' }, returned, marked)).toBeNull()
})
