import { expect, test } from 'vitest'
import { newPatient } from '../patients/status-fields.ts'
import { waiting } from './clinic.test-data.ts'
import { stagesOf } from './stages-of.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const entry = (hour: number, changes: Record<string, [from: unknown, to: unknown]>) => ({
  created_at: at(hour),
  changes: Object.fromEntries(Object.entries(changes).map(([field, [from, to]]) => [field, { from, to }])),
})

test('the stages of a visit follow from the current state and what each entry replaced', () => {
  const patient = waiting('np', { assigned_pcr: 7, assigned_np: 9, on_hold_in_queue: true, entered_np_queue_at: at(10) })
  const entries = [
    entry(9, { assigned_pcr: [null, 7] }),
    entry(10, {
      in_pcr_queue: [true, false],
      entered_pcr_queue_at: [at(8), null],
      in_np_queue: [false, true],
      entered_np_queue_at: [null, at(10)],
    }),
    entry(11, { assigned_np: [null, 9] }),
    entry(12, { appointment_notes: ['', 'called'] }),
    entry(13, { on_hold_in_queue: [false, true] }),
  ]
  expect(stagesOf(patient, entries)).toEqual([
    { stage: 'pcr-waiting', holder_id: null, since: at(8), until: at(9) },
    { stage: 'pcr', holder_id: 7, since: at(9), until: at(10) },
    { stage: 'np-waiting', holder_id: null, since: at(10), until: at(11) },
    { stage: 'np', holder_id: 9, since: at(11), until: at(13) },
    { stage: 'on-hold', holder_id: 9, since: at(13), until: null },
  ])
})

test('past visits come before the current one, with gaps between', () => {
  const patient = waiting('pcr', { entered_pcr_queue_at: at(20) })
  const entries = [
    entry(2, { in_np_queue: [false, true], entered_np_queue_at: [null, at(2)] }),
    entry(3, { assigned_np: [null, 9] }),
    entry(4, { in_np_queue: [true, false], entered_np_queue_at: [at(2), null], assigned_np: [9, null] }),
    entry(20, { in_pcr_queue: [false, true], entered_pcr_queue_at: [null, at(20)] }),
  ]
  expect(stagesOf(patient, entries)).toEqual([
    { stage: 'np-waiting', holder_id: null, since: at(2), until: at(3) },
    { stage: 'np', holder_id: 9, since: at(3), until: at(4) },
    { stage: 'pcr-waiting', holder_id: null, since: at(20), until: null },
  ])
})

test('without entries there is the current stage since the queue entry, and none outside the queues', () => {
  expect(stagesOf(waiting('pcr', { entered_pcr_queue_at: at(5) }), [])).toEqual([
    { stage: 'pcr-waiting', holder_id: null, since: at(5), until: null },
  ])
  expect(stagesOf(newPatient('TCN-1'), [])).toEqual([])
})

test('a stage of zero length is omitted', () => {
  const patient = waiting('np', { assigned_np: 9, entered_np_queue_at: at(6) })
  const entries = [
    entry(6, {
      in_pcr_queue: [true, false],
      entered_pcr_queue_at: [at(5), null],
      in_np_queue: [false, true],
      entered_np_queue_at: [null, at(6)],
    }),
    entry(6, { assigned_np: [null, 9] }),
  ]
  expect(stagesOf(patient, entries).map(({ stage }) => stage)).toEqual(['pcr-waiting', 'np'])
})
