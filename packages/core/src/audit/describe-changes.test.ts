import { expect, test } from 'vitest'
import { describeChanges, fieldLabel, peopleIn } from './describe-changes.ts'

const say = (changes: Record<string, unknown>) =>
  describeChanges(changes, { people: { 7: 'Dana Whitfield' }, tell: (moment) => `at ${moment.slice(0, 10)}` }).map(
    ({ label, from, to }) => `${label}: ${from} → ${to}`,
  )

test('fields are described with labels, user names, Yes and No', () => {
  expect(
    say({
      assigned_np: { from: null, to: 7 },
      last_seen_practitioner: { from: 7, to: 9 },
      on_hold_in_queue: { from: true, to: false },
      queue_enabled: { from: false, to: true },
      province: { from: 'ON', to: 'Atlantis' },
      entered_np_queue_at: { from: '2026-03-02T15:00:00.000Z', to: null },
      appointment_notes: { from: '', to: 'call after five' },
      licensed_provinces: { from: [], to: ['ON', 'NS'] },
      version: { from: 1, to: 2 },
      risks: { from: {}, to: { a: 1 } },
    }),
  ).toEqual([
    'Assigned NP: – → Dana Whitfield',
    'Last seen by: Dana Whitfield → Person 9',
    'On hold: Yes → No',
    'Queue: Off → On',
    'Province: Ontario → Atlantis',
    'Entered the NP queue at: at 2026-03-02 → –',
    'Appointment notes: – → call after five',
    'Licensed in: – → ON, NS',
    'Version: 1 → 2',
    'Risks: {} → {"a":1}',
  ])
})

test('a value without before and after counts as what it was set to', () => {
  expect(say({ rows: 12 })).toEqual(['Rows: – → 12'])
})

test('a field without a label uses its name', () => {
  expect(fieldLabel('appointment_type')).toBe('Appointment type')
  expect(fieldLabel('hold_until')).toBe('On hold until')
})

test('finds the users named in changes', () => {
  expect(
    peopleIn({ assigned_pcr: { from: 3, to: null }, assigned_np: { from: null, to: 7 }, version: { from: 1, to: 2 }, user_id: 9 }),
  ).toEqual([3, 7, 9])
})
