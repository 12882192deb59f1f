import { expect, test } from 'vitest'
import { newPatient } from '../patients/status-fields.ts'
import { cancelHelp } from './cancel-help.ts'
import { askForHelp } from './enter.ts'

const now = '2026-03-02T15:00:00.000Z'
const asking = { ...newPatient('TCN-1'), ...askForHelp(newPatient('TCN-1'), { urgent_reason: null, now }) }

test('a patient who no longer needs a person leaves the queue', () => {
  expect(cancelHelp(asking)).toMatchObject({
    need_pcr_help_flag: false,
    pcr_help_reason: '',
    in_pcr_queue: false,
    entered_pcr_queue_at: null,
  })
})

test('a patient who waits for a visit too keeps their place (F-3)', () => {
  const change = cancelHelp({ ...asking, async_questionnaire_complete: true })
  expect(change.need_pcr_help_flag).toBe(false)
  expect(change).not.toHaveProperty('in_pcr_queue')
})

test('an urgent request stays (F-4), as do one that may mean danger (F-5) and one for something else', () => {
  expect(cancelHelp({ ...asking, ...askForHelp(asking, { urgent_reason: 'suicide', now }) })).toEqual({})
  expect(cancelHelp({ ...asking, pcr_help_reason: 'Follow Up' })).toEqual({})
  expect(cancelHelp({ ...asking, ...askForHelp(asking, { urgent_reason: null, concern: true, now }) })).toEqual({})
  expect(cancelHelp(newPatient('TCN-1'))).toEqual({})
})
