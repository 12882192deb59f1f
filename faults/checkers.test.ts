import { expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import type { PatientRow } from './fill.ts'
import type { Attempt, Outcome, QueueAction } from './history.ts'
import type { Entry } from './read-entries.ts'
import { replay } from './replay.ts'
import { withRow } from './write-rows.ts'

const AT = '2026-11-21T09:00:00.000Z'
const free: PatientRow = {
  ...{
    patient_id: 'P1',
    version: 1,
    in_np_queue: true,
    in_pcr_queue: false,
    assigned_np: null,
    assigned_pcr: null,
    on_hold_in_queue: false,
  },
  assigned_np_at: null,
}
const table = (...rows: PatientRow[]) => new Map(rows.map((row) => [row.patient_id, row]))
const claimed = (id: number, user_id: number, patient_id = 'P1'): Entry => ({
  ...{ id, address: `10.0.0.${id}`, user_id, action: 'Claim Patient', patient_id },
  changes: { assigned_np: { from: null, to: user_id }, assigned_np_at: { from: null, to: AT } },
})
const asked = (number: number, outcome: Outcome, more: Partial<Attempt> = {}): Attempt => ({
  ...{ address: `10.0.0.${number}`, kind: 'action', action: 'claimNp' as QueueAction, user_id: 7, patient_id: 'P1', why: '' },
  ...{ sent: number * 10, ended: number * 10 + 5, outcome },
  ...more,
})
const held = (row: PatientRow, user_id: number) => ({ ...row, assigned_np: user_id, assigned_np_at: AT, version: row.version + 1 })

test('a log that says what was answered, and the table it leads to, pass', () => {
  const entries = [claimed(1, 7)]
  expect(checkAnswers([asked(1, 'done'), asked(2, 'refused')], entries)).toEqual([])
  expect(replay(table(free), entries, table(held(free, 7)))).toEqual([])
})

test('an answer that is not known may be in the log or not', () => {
  expect(checkAnswers([asked(1, 'unknown')], [claimed(1, 7)])).toEqual([])
  expect(checkAnswers([asked(1, 'unknown')], [])).toEqual([])
})

test('lost, refused and done, done twice, done otherwise, asked for by nobody: each is told', () => {
  expect(checkAnswers([asked(1, 'done')], [])).toEqual([expect.stringMatching(/^lost/)])
  expect(checkAnswers([asked(1, 'refused')], [claimed(1, 7)])).toEqual([expect.stringMatching(/^done all the same/)])
  expect(checkAnswers([asked(1, 'done')], [claimed(1, 7), { ...claimed(2, 7), address: '10.0.0.1' }])).toEqual([
    expect.stringMatching(/^twice/),
  ])
  expect(checkAnswers([asked(1, 'done')], [claimed(1, 8)])).toEqual([expect.stringMatching(/^something else/)])
  expect(checkAnswers([], [claimed(1, 7)])).toEqual([expect.stringMatching(/^phantom/)])
  expect(checkAnswers([], [{ ...claimed(1, 7), address: '' }])).toEqual([expect.stringMatching(/^phantom/)])
})

test('“not found” passes for who has parted with the patient, and is told of everybody else', () => {
  const missed = asked(2, 'refused', { action: 'hold', why: '404 patient-not-found' })
  const completed = asked(1, 'done', { action: 'complete' })
  const entries = [{ ...claimed(1, 7), action: 'Complete Appointment' }]
  expect(checkAnswers([completed, missed], entries)).toEqual([])
  expect(checkAnswers([{ ...completed, outcome: 'unknown' }, missed], [])).toEqual([])
  for (const other of [
    { user_id: 8 },
    { patient_id: 'P2' },
    { outcome: 'refused' as const },
    { outcome: 'unchanged' as const },
    { sent: 900, ended: 905 },
  ]) {
    expect(checkAnswers([{ ...completed, ...other, action: 'complete' }, missed], [])).toContainEqual(
      expect.stringMatching(/^out of sight/),
    )
  }
})

test('an order of the log that is not the order of time is told', () => {
  const first = asked(2, 'done', { sent: 0, ended: 5 })
  const second = asked(1, 'done', { sent: 10, ended: 15 })
  expect(checkAnswers([first, second], [claimed(1, 7), claimed(2, 7)])).toEqual([expect.stringMatching(/^out of order/)])
})

test('a second holder, a sixth active patient, an action of somebody else: each is told', () => {
  expect(replay(table(free), [claimed(1, 7), claimed(2, 8)], table({ ...held(held(free, 7), 8) }))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^double holder/)]),
  )
  const many = Array.from({ length: 6 }, (_, n) => ({ ...free, patient_id: `P${n}` }))
  const grabs = many.map(({ patient_id }, n) => claimed(n + 1, 7, patient_id))
  expect(replay(table(...many), grabs, table(...many.map((row) => held(row, 7))))).toEqual([expect.stringMatching(/^over the limit/)])
  const hold: Entry = { ...claimed(2, 9), action: 'Hold Patient', changes: { on_hold_in_queue: { from: false, to: true } } }
  const end = { ...held(free, 7), on_hold_in_queue: true, version: 3 }
  expect(replay(table(free), [claimed(1, 7), hold], table(end))).toEqual([expect.stringMatching(/^not the holder/)])
})

test('a table that the log does not lead to, and a change without an entry, are told', () => {
  expect(replay(table(free), [claimed(1, 7)], table(free))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^not as the log tells/)]),
  )
  expect(replay(table(free), [], table({ ...free, version: 2 }))).toEqual([expect.stringMatching(/has version 2 instead of 1/)])
})

test('a row of the page is put where its figure stands, else after the one before it, below the head at the earliest', () => {
  const row = { id: 'F2', what: 'a', aim: 'b', measured: 'c', shown: 'd' }
  expect(withRow('| F1 | x |\n| F2 | y |\n\nend', row)).toBe('| F1 | x |\n| F2 | a | b | c | d |\n\nend')
  expect(withRow('| F1 | x |\n\nend', row)).toBe('| F1 | x |\n| F2 | a | b | c | d |\n\nend')
  expect(withRow('| F1    | x |\n| F2    | y |\n| F10   | z |', row)).toBe('| F1    | x |\n| F2 | a | b | c | d |\n| F10   | z |')
  expect(withRow('# Page\n\n| figure |\n| --- |\n| F10 | z |', row)).toBe(
    '# Page\n\n| figure |\n| --- |\n| F2 | a | b | c | d |\n| F10 | z |',
  )
})
