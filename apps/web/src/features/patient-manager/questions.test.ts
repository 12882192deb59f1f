import type { StatusRow } from '@clinic/contract/patients'
import { expect, test } from 'vitest'
import type { ActionEntry } from './live/use-manage.ts'
import { questionBefore } from './questions.ts'

const row = {
  ...{ patient_id: '30017', first_name: 'Maude', last_name: 'Lavoie', date_of_birth: null },
  ...{ assigned_np: 'Dana', assigned_pcr: null, pcr_help_reason: 'Follow Up' },
} as StatusRow

test.each<[ActionEntry, string]>([
  [{ verb: 'set-active', patient_active: false }, 'Operation cancelled'],
  [{ verb: 'reset-eligibility' }, 'Reset cancelled'],
  [{ verb: 'reset-conversation' }, 'Conversation reset cancelled'],
  [
    { verb: 'put-in-pcr-queue', appointment_type: 'Added By Patient Manager', pcr_help_reason: '', need_pcr_help_flag: true },
    'PCR queue add cancelled',
  ],
  [{ verb: 'remove-from-queue', queue: 'np' }, 'Operation cancelled'],
])('%j is asked about first, and a no is answered (REQ-627 to REQ-631)', (action, cancelled) => {
  expect(questionBefore(row, action)?.cancelled).toBe(cancelled)
})

test('what can be taken back by the same field is done at once', () => {
  const plain: ActionEntry[] = [
    { verb: 'set-active', patient_active: true },
    { verb: 'set-province', province: 'ON' },
    { verb: 'put-in-np-queue', appointment_type: 'Renewal' },
    { verb: 'set-help', need_pcr_help_flag: false, pcr_help_reason: '' },
  ]
  expect(plain.map((action) => questionBefore(row, action))).toEqual(plain.map(() => null))
})

test('clearing what the patient asked for themselves is asked about (C-5), and leaving a queue names who loses them', () => {
  const own = { ...row, pcr_help_reason: 'Chatbot Help' }
  expect(questionBefore(own, { verb: 'set-help', need_pcr_help_flag: false, pcr_help_reason: '' })?.text).toContain(
    'asked for help in the chat',
  )
  expect(questionBefore(row, { verb: 'remove-from-queue', queue: 'np' })?.text).toContain('be unassigned from Dana')
})

test('each question names the patient in its title, and with the ID in its text', () => {
  const actions: ActionEntry[] = [
    { verb: 'set-active', patient_active: false },
    { verb: 'reset-eligibility' },
    { verb: 'reset-conversation' },
    { verb: 'put-in-pcr-queue', appointment_type: 'Added By Patient Manager', pcr_help_reason: '', need_pcr_help_flag: true },
    { verb: 'remove-from-queue', queue: 'np' },
  ]
  for (const action of actions) {
    expect(questionBefore(row, action)?.title).toContain('Maude Lavoie')
    expect(questionBefore(row, action)?.text).toMatch(/^Maude Lavoie, 30017\. /)
  }
})
