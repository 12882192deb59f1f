import type { ManageOrder } from '@clinic/contract/patient-manager'
import { expect, test } from 'vitest'
import { ASSIGN_TEXTS, changeTexts } from './change-texts.ts'

test.each<[string, ManageOrder, string[]]>([
  [
    'REQ-633 to REQ-635',
    { verb: 'put-in-pcr-queue', appointment_type: 'Renewal', pcr_help_reason: '', need_pcr_help_flag: false },
    ['Patient PCR queue changed successfully!', 'Failed to add patient to PCR queue.', 'Error adding patient to PCR queue.'],
  ],
  [
    'REQ-636 to REQ-638',
    { verb: 'put-in-np-queue', appointment_type: 'Renewal' },
    ['Patient NP queue changed successfully!', 'Failed to add patient to NP queue.', 'Error adding patient to NP queue.'],
  ],
  [
    'REQ-641',
    { verb: 'set-province', province: 'ON' },
    ['Province updated successfully.', 'Failed to update province.', 'Error updating province.'],
  ],
  [
    'REQ-642, REQ-643',
    { verb: 'reset-eligibility' },
    ['Eligibility status reset successfully!', 'Failed to reset eligibility status', 'Failed to reset eligibility status'],
  ],
  [
    'REQ-644',
    { verb: 'set-eligibility-date', eligible_date: null },
    ['Eligibility date updated successfully!', 'Failed to update eligibility date.', 'Failed to update eligibility date.'],
  ],
  [
    'REQ-645',
    { verb: 'set-renewal-date', upcoming_renewal_date: null },
    ['Renewal date updated successfully!', 'Failed to update renewal date.', 'Failed to update renewal date.'],
  ],
  [
    'REQ-646, REQ-647',
    { verb: 'set-active', patient_active: true },
    ['Patient is now Active.', 'Failed to update patient status.', 'Failed to update patient status.'],
  ],
  [
    'REQ-646, REQ-647',
    { verb: 'set-active', patient_active: false },
    ['Patient is now Inactive.', 'Failed to update patient status.', 'Failed to update patient status.'],
  ],
  [
    'REQ-648',
    { verb: 'reset-conversation' },
    ['Conversation reset successfully!', 'Failed to reset conversation.', 'Failed to reset conversation.'],
  ],
])('the texts of a change: done, failed and unreachable (%s)', (_, order, words) => {
  const { done, failed, error } = changeTexts(order)
  expect([done, failed, error]).toEqual(words)
})

test('the texts of an assignment, PCR and NP (REQ-639, REQ-640)', () => {
  expect(Object.values(ASSIGN_TEXTS.pcr)).toEqual([
    'PCR assignment updated.',
    'Failed to update PCR assignment.',
    'Error updating PCR assignment.',
  ])
  expect(Object.values(ASSIGN_TEXTS.np)).toEqual([
    'NP assignment updated.',
    'Failed to update NP assignment.',
    'Error updating NP assignment.',
  ])
})
