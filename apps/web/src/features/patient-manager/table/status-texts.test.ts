import { expect, test } from 'vitest'
import { daysAgoText, daysSince, managerTitle, questionnaireStatus } from './status-texts.ts'

const NOTHING = {
  questionnaire_in_progress: false,
  current_questionnaire_name: null,
  async_questionnaire_complete: false,
  renewal_questionnaire_complete: false,
  scale_questionnaire_complete: false,
  cuditr_questionnaire_required: false,
  cuditr_questionnaire_complete: false,
  follow_up_questionnaire_required: false,
  follow_up_questionnaire_complete: false,
}

test('the title is "Patients", the name of the PCR filter, and the count (REQ-584)', () => {
  expect(managerTitle({ pcr: null, total: 1_000_000 })).toBe('Patients (1,000,000)')
  expect(managerTitle({ pcr: 'Amara Osei', total: 7 })).toBe('Patients – Amara Osei (7)')
  expect(managerTitle({ pcr: null, total: null })).toBe('Patients')
})

test('days since somebody was marked are whole days (REQ-615)', () => {
  const now = '2026-03-12T15:00:00.000Z'
  expect(daysSince('2026-03-02T15:00:00.000Z', now)).toBe(10)
  expect(daysSince('2026-03-02T15:00:01.000Z', now)).toBe(9)
  expect(daysSince('2026-04-02T15:00:00.000Z', now)).toBe(0)
  expect(daysSince(null, now)).toBeNull()
  expect([0, 1, 2].map(daysAgoText)).toEqual(['today', '1 day ago', '2 days ago'])
})

test('the questionnaire status says what is unfinished, complete and still to do (REQ-595)', () => {
  expect(questionnaireStatus(NOTHING)).toEqual({ label: 'Not started', tone: 'plain', detail: '' })
  expect(questionnaireStatus({ ...NOTHING, questionnaire_in_progress: true, current_questionnaire_name: 'Intake' })).toEqual({
    label: 'Unfinished',
    tone: 'warn',
    detail: 'Intake',
  })
  expect(
    questionnaireStatus({
      ...NOTHING,
      async_questionnaire_complete: true,
      scale_questionnaire_complete: true,
      cuditr_questionnaire_required: true,
    }),
  ).toEqual({ label: 'Complete', tone: 'good', detail: 'Intake, Scales; Still to do: CUDIT-R' })
})
