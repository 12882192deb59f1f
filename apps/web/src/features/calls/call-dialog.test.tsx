import {
  CALL_OUTCOMES,
  type CallLog,
  type CallOutcome,
  type CallProposal,
  decideContact,
  readCalls,
  recordCall,
} from '@clinic/contract/patients/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { CallDialog } from './call-dialog.tsx'

const ID = 'TCN-20418'
const proposals = Object.fromEntries(
  CALL_OUTCOMES.map((outcome) => [outcome, { step: 'call', next_local: '2026-03-02T14:30' } satisfies CallProposal]),
) as Record<CallOutcome, CallProposal>
const log = (more: Partial<CallLog> = {}): CallLog => ({
  ...{ name: 'Maude Lavoie', phone: '9025550147', clock: '2026-03-02 10:20', quiet: false, rest_until: null, last_id: 0, attempts: [] },
  proposals: { ...proposals, reached: { step: 'none', next_local: null } },
  to_decide: false,
  without_line: null,
  ...more,
})
const tried = log({
  last_id: 7,
  attempts: [
    {
      ...{ id: 7, at: '2026-03-01T19:05:00.000Z', local: '2026-03-01 14:05', by: 'Amara Osei', outcome: 'no-answer' },
      ...{ next_step: 'call', next_local: '2026-03-02 10:00', decision: '' },
    },
  ],
})

async function open(served: CallLog, scopes: ('pcr' | 'pcrmanager')[] = ['pcr']) {
  // Once a call is recorded the log has another last one, as on the server.
  api.answers(readCalls, () => (api.received(recordCall).length > 0 ? { ...served, last_id: served.last_id + 1 } : served))
  api.answers(recordCall, { patient: patientRow({}), message: 'Call recorded. Next call 2026-03-02 14:30 (patient’s time).', undo: null })
  const onClose = vi.fn<() => void>()
  const shown = await render(<CallDialog patientId={ID} onClose={onClose} />, { as: { scopes } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a call' }))
  await dialog.findByText('How did it go?')
  return { ...shown, dialog, onClose }
}
const next = (dialog: Awaited<ReturnType<typeof open>>['dialog'], label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label)

test('names the patient, dials the number, and says how often and when they were called', async () => {
  const { dialog } = await open(tried)
  expect(dialog.getByText('Maude Lavoie')).toBeDefined()
  expect(dialog.getByRole('link', { name: '902-555-0147' }).getAttribute('href')).toBe('tel:9025550147')
  expect(dialog.getByText(/10:20 where the patient is/)).toBeDefined()
  expect(dialog.getByText('This is the 2nd call. The last one: no answer, yesterday 14:05, Amara Osei.')).toBeDefined()
  await expectAccessible()
})

test('two keys record a call: a number for the outcome and Enter, with the proposed time', async () => {
  const { user, dialog, onClose } = await open(tried)
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Reached' })))
  await user.keyboard('3')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'No answer' }).checked).toBe(true)
  expect(next(dialog, /Next call/).value).toBe('2026-03-02T14:30')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(api.received(recordCall)).toHaveLength(1))
  expect(api.received(recordCall)[0]?.body).toEqual({ outcome: 'no-answer', after: 7, next_local: '2026-03-02T14:30' })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await screen.findByText(/Call recorded\. Next call/)).toBeDefined()
})

test('numbers in the time are a time, and a refused time is said beside its field (C-11)', async () => {
  const { user, dialog, onClose } = await open(log())
  await user.click(dialog.getByRole('radio', { name: 'Wants a call back' }))
  api.refuses(recordCall, 'invalid-input', { fields: { next_local: 'Choose a time in the future.' } })
  next(dialog, /Call back at/).focus()
  await user.keyboard('1')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Wants a call back' }).checked).toBe(true)
  fireEvent.change(next(dialog, /Call back at/), { target: { value: '' } })
  await user.click(dialog.getByRole('button', { name: 'Record the call' }))
  expect(await dialog.findByText('Enter a date and a time.')).toBeDefined()
  fireEvent.change(next(dialog, /Call back at/), { target: { value: '2026-03-02T09:00' } })
  await user.click(dialog.getByRole('button', { name: 'Record the call' }))
  expect(await dialog.findByText('Choose a time in the future.')).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
})

test('needs an outcome, and says when a colleague was faster', async () => {
  const { user, dialog } = await open(log())
  await user.click(dialog.getByRole('button', { name: 'Record the call' }))
  expect(dialog.getByRole('alert').textContent).toBe('Choose how the call went.')
  api.refuses(recordCall, 'call-recorded')
  await user.click(dialog.getByRole('radio', { name: 'Reached' }))
  expect(dialog.getByText('No further call.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Record the call' }))
  expect(await screen.findByText(/The call was not recorded\. A call to this patient was recorded a moment ago/)).toBeDefined()
})

test('warns in quiet hours and within four hours', async () => {
  const { dialog } = await open(log({ rest_until: '2026-03-02 14:00' }))
  expect(dialog.getByText('The last call was less than four hours ago. The next one: 14:00.')).toBeDefined()
})

test('after the last call a manager decides in it, and no one else', async () => {
  const { user, dialog, onClose } = await open(log({ to_decide: true }), ['pcrmanager'])
  api.answers(decideContact, { patient: patientRow({}), message: 'Contact ended: Does not want to be contacted.' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason for ending' }), 'no-contact-wanted')
  await user.click(dialog.getByRole('button', { name: 'End contact' }))
  await waitFor(() => expect(api.received(decideContact)[0]?.body).toEqual({ decision: 'end', reason: 'no-contact-wanted' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a PCR sees that nothing is theirs to decide', async () => {
  const { dialog } = await open(log({ to_decide: true }))
  expect(dialog.queryByRole('region', { name: 'Your decision' })).toBeNull()
})
