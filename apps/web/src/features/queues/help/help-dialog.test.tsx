import { CALL_OUTCOMES, type CallLog, readCalls } from '@clinic/contract/patients/calls'
import type { HelpNext } from '@clinic/contract/queues'
import type { LostReason } from '@clinic/contract/queues/today'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow } from '../../../../test/build.ts'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { callBackError } from './help-text.ts'

const CLOCK = '2026-03-02 10:20'
const proposals = Object.fromEntries(
  CALL_OUTCOMES.map((outcome) => [outcome, { step: 'call', next_local: '2026-03-03T10:30' }]),
) as unknown as CallLog['proposals']

async function open(more: Parameters<typeof patientRow>[0] = {}, without_line: LostReason | null = null) {
  api.answers(readCalls, {
    ...{ name: 'Robin Leaf', phone: '', clock: CLOCK, quiet: false, rest_until: null, last_id: 0, attempts: [] },
    ...{ proposals, to_decide: false, without_line },
  })
  const row = patientRow({ in_pcr_queue: true, need_pcr_help_flag: true, async_questionnaire_complete: true, ...more })
  const onNext = vi.fn<(next: HelpNext) => void>()
  const shown = await render(<HelpDialog asked={{ row, onNext }} onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog', { name: /^Complete the (help|urgent) request of Robin Leaf\?$/ }))
  return { ...shown, onNext, dialog, chosen: () => dialog.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value }
}

test('names the patient and offers the line first while a visit is due (F-3)', async () => {
  const { user, dialog, onNext, chosen } = await open()
  expect(dialog.getByText(/^Robin Leaf, \d+, TCN-20418\./)).toBeDefined()
  expect(chosen()).toBe('in-line')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Complete help request' }))
  expect(onNext).toHaveBeenCalledExactlyOnceWith({ next: 'in-line' })
})

test('is done by keys alone, with nothing next for someone who waits for no visit (F-3)', async () => {
  const { user, onNext, chosen } = await open({ async_questionnaire_complete: false })
  expect(chosen()).toBe('nothing')
  await user.keyboard('{Enter}')
  expect(onNext).toHaveBeenCalledExactlyOnceWith({ next: 'nothing' })
})

test('offers the line first to someone whose visit was missed, which only the server knows, and says so (F-3)', async () => {
  const { user, dialog, onNext, chosen } = await open({ async_questionnaire_complete: false }, 'visit-missed')
  expect(await dialog.findByText('Their last visit did not take place, so they stay in the PCR queue.')).toBeDefined()
  expect(chosen()).toBe('in-line')
  await user.click(dialog.getByRole('button', { name: 'Complete help request' }))
  expect(onNext).toHaveBeenCalledExactlyOnceWith({ next: 'in-line' })
})

test('what the person chose stays chosen when the server answers later (F-3)', async () => {
  const { user, dialog, chosen } = await open({}, 'never-seen')
  await user.click(dialog.getByRole('radio', { name: /^Nothing/ }))
  expect(await dialog.findByText('Nothing else is planned for them, so they stay in the PCR queue.')).toBeDefined()
  expect(chosen()).toBe('nothing')
})

test('plans a call by the patient’s clock, which it shows, and refuses a time that has passed (F-3)', async () => {
  const { user, dialog, onNext } = await open()
  await user.click(dialog.getByRole('radio', { name: /^Call back/ }))
  expect(await dialog.findByText('By the patient’s clock, which shows 2 Mar 2026, 10:20')).toBeDefined()
  const field = dialog.getByLabelText<HTMLInputElement>(/^Call back at/)
  expect(field.value).toBe('2026-03-03T10:30')
  await expectAccessible()
  fireEvent.change(field, { target: { value: '2026-03-02T10:20' } })
  await user.click(dialog.getByRole('button', { name: 'Complete help request' }))
  expect(dialog.getByText('Choose a time in the future.')).toBeDefined()
  expect(onNext).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '2026-03-04T16:00' } })
  await user.click(dialog.getByRole('button', { name: 'Complete help request' }))
  expect(onNext).toHaveBeenCalledExactlyOnceWith({ next: 'call-back', at_local: '2026-03-04T16:00' })
})

test('says why a request is urgent before it is completed (REQ-449)', async () => {
  const { dialog } = await open({ urgent_reason: 'suicide' })
  expect(dialog.getByText(/The audit log names you as the person who completed the request\./)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Complete urgent request' })).toBeDefined()
})

test.each([
  ['', 'Enter a date and a time.'],
  ['2026-03-02T10:20', 'Choose a time in the future.'],
  ['2026-03-02T10:21', null],
  ['2026-05-31T10:20', null],
  ['2026-05-31T10:21', 'Choose a time in the next 90 days.'],
])('a call back at “%s”: %s', (at_local, error) => {
  expect(callBackError(at_local, CLOCK)).toBe(error)
})
