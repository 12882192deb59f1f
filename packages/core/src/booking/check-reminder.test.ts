import { describe, expect, test } from 'vitest'
import { checkReminder, type ReminderFacts, type SkipReason } from './check-reminder.ts'

const TODAY = '2026-06-08'
const RENEWAL: ReminderFacts = {
  kind: 'renewal',
  due_on: '2026-06-15',
  days: -7,
  patient_active: true,
  eligible: true,
  email: 'pat@example.org',
  consent: 'yes',
  unsubscribed: false,
  upcoming_renewal_date: '2026-06-15',
  began_on: null,
  renewing: false,
  follow_up_due: false,
  waiting: false,
  booked: false,
  talking: false,
}
const UNFINISHED: ReminderFacts = { ...RENEWAL, kind: 'unfinished', due_on: '2026-06-05', days: 3, began_on: '2026-06-05' }

const REFUSALS: readonly (readonly [SkipReason, Partial<ReminderFacts>])[] = [
  ['inactive', { patient_active: false }],
  ['ineligible', { eligible: false }],
  ['no-address', { email: '' }],
  ['unsubscribed', { unsubscribed: true }],
  ['no-consent', { consent: 'no' }],
  ['no-consent', { consent: null }],
  ['changed', { upcoming_renewal_date: '2027-06-15', began_on: null }],
  ['booked', { booked: true }],
  ['talking', { talking: true }],
]

describe('a due reminder is sent', () => {
  test('to a patient who consented, is active, eligible, reachable, and has started nothing since (E-7)', () => {
    expect(checkReminder(RENEWAL, TODAY)).toBeNull()
    expect(checkReminder(UNFINISHED, TODAY)).toBeNull()
  })

  test.each(REFUSALS)('but not when the patient %s, whatever it is about', (why, facts) => {
    expect(checkReminder({ ...RENEWAL, ...facts }, TODAY)).toBe(why)
    expect(checkReminder({ ...UNFINISHED, ...facts }, TODAY)).toBe(why)
  })

  test('but not a renewal that was started, is with the care team, or has an open questionnaire', () => {
    for (const facts of [{ renewing: true }, { waiting: true }, { began_on: '2026-06-07' }])
      expect(checkReminder({ ...RENEWAL, ...facts }, TODAY)).toBe('begun')
    expect(checkReminder({ ...UNFINISHED, waiting: true, renewing: true }, TODAY)).toBeNull()
  })

  test('but not once a newer one of its kind is due, or when over a week late', () => {
    expect(checkReminder(RENEWAL, '2026-06-14')).toBe('newer')
    expect(checkReminder({ ...RENEWAL, days: -14 }, TODAY)).toBe('newer')
    expect(checkReminder(UNFINISHED, '2026-06-12')).toBe('newer')
    expect(checkReminder({ ...UNFINISHED, days: 7 }, '2026-06-20')).toBe('newer')
  })
})
