import { CALL_OUTCOMES, type CallLog, type CallOutcome, type CallProposal, readCalls, recordCall } from '@clinic/contract/patients/calls'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { patientRow } from '../../../test/build.ts'
import { api } from '../../../test/fake-api.ts'
import { applyCallKey, onOpenCallDialog } from '../../lib/call-dialog.ts'
import { recordByKey } from './record-by-key.ts'

const ID = 'TCN-20418'
const proposals = Object.fromEntries(
  CALL_OUTCOMES.map((outcome) => [outcome, { step: 'call', next_local: '2026-03-02T14:30' } satisfies CallProposal]),
) as Record<CallOutcome, CallProposal>
const log = (more: Partial<CallLog> = {}): CallLog => ({
  ...{ name: 'Maude Lavoie', phone: '9025550147', clock: '2026-03-02 10:20', quiet: false, rest_until: null, last_id: 7, attempts: [] },
  ...{ proposals, to_decide: false, without_line: null },
  ...more,
})

function press(place: number, served = log()) {
  api.answers(readCalls, served)
  api.answers(recordCall, {
    patient: patientRow({}),
    message: 'Call recorded. No further call.',
    undo: { id: 3, until: '2026-03-02T15:21:00.000Z' },
  })
  const onAsk = vi.fn<(outcome: CallOutcome) => void>()
  return { onAsk, done: recordByKey(new QueryClient(), { patient: ID, place, onAsk }) }
}

test.each([
  [1, 'reached'],
  [2, 'voicemail'],
  [3, 'no-answer'],
  [5, 'wrong-number'],
] as const)('the key %i records “%s” at once, after the last known call (F-3)', async (place, outcome) => {
  const { done, onAsk } = press(place)
  await done
  expect(api.received(recordCall).map(({ body }) => body)).toEqual([{ outcome, after: 7 }])
  expect(onAsk).not.toHaveBeenCalled()
})

test('a call back asks for its time, and a call soon after another is looked at first', async () => {
  const back = press(6)
  await back.done
  expect(back.onAsk).toHaveBeenCalledWith('call-back')
  const soon = press(3, log({ rest_until: '2026-03-02 14:00' }))
  await soon.done
  expect(soon.onAsk).toHaveBeenCalledWith('no-answer')
  expect(api.received(recordCall)).toEqual([])
})

test('a key that is held down records the call once', async () => {
  const first = press(3)
  const second = press(3)
  await Promise.all([first.done, second.done])
  expect(api.received(recordCall)).toHaveLength(1)
})

test('the numbers work on a row that waits for a call alone, the letter on every row', () => {
  const opened: (readonly [string, number | undefined])[] = []
  const stop = onOpenCallDialog((id, place) => opened.push([id, place]))
  const row = { patient_id: ID, call_state: '', need_pcr_help_flag: false }
  expect(applyCallKey('3', ID, row)).toBe(false)
  expect(applyCallKey('3', ID, null)).toBe(false)
  expect(applyCallKey('l', ID, row)).toBe(true)
  for (const waiting of [
    { ...row, call_state: 'due' },
    { ...row, call_state: 'planned' },
    { ...row, need_pcr_help_flag: true },
  ])
    expect(applyCallKey('3', ID, waiting)).toBe(true)
  expect(applyCallKey('9', ID, { ...row, call_state: 'due' })).toBe(false)
  expect(opened).toEqual([[ID, undefined], ...Array.from({ length: 3 }, () => [ID, 3])])
  stop()
})
