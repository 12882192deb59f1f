import { claimNp, hold, npPage, optInForCall, sendBack, undo, unhold, writeNotes } from '@clinic/contract/queues'
import { decideVisit } from '@clinic/contract/queues/decision'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { patientRow, queuePageOf } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { changed, serveQueue } from '../../../test/queue-api.ts'
import { render } from '../../../test/render.tsx'
import { UnreadContext } from '../../lib/unread.ts'
import { NpQueuePage } from './np-queue-page.tsx'

const NP = { scopes: ['np' as const] }
const waiting = (parts = {}) => patientRow({ in_np_queue: true, entered_np_queue_at: '2026-03-02T14:00:00.000Z', ...parts })
const assigned = (parts = {}) => waiting({ assigned_np: 'Noor Ito', assigned_np_id: 7, assigned_at: '2026-03-02T14:30:00.000Z', ...parts })
const open = (at = '/pages/NPQueue') => render(<NpQueuePage />, { as: NP, at })
const mine = () => screen.getByRole('region', { name: 'Patients Assigned to You' })
const unassigned = () => screen.getByRole('region', { name: 'Unassigned Patients in your Provinces' })
const headsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)

test('greets by name, shows the provinces and whether the queue is on (REQ-477)', async () => {
  serveQueue('np')
  await open()
  expect(await screen.findByText('Hello, Noor Ito.', { exact: false })).toBeDefined()
  expect(screen.getByText('Licensed in Ontario')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Queue Enabled' }).checked).toBe(true)
  await expectAccessible()
})

test('a row says what is new in the patient’s chat, and no other row does (F-11)', async () => {
  serveQueue('np', { mine: [assigned()], unassigned: [waiting({ patient_id: 'TCN-20419' })] })
  await render(
    <UnreadContext value={{ 'TCN-20419': 3 }}>
      <NpQueuePage />
    </UnreadContext>,
    { as: NP, at: '/pages/NPQueue' },
  )
  await waitFor(() => expect(unassigned().textContent).toContain('3 new messages in the chat'))
  expect(mine().textContent).not.toContain('messages in the chat')
  await expectAccessible()
})

test('has no unassigned patients while the queue is disabled (REQ-487)', async () => {
  serveQueue('np', { mine: [assigned()], unassigned: [waiting({ patient_id: 'TCN-20419' })] })
  await render(<NpQueuePage />, { as: { ...NP, queue_enabled: false }, at: '/pages/NPQueue' })
  await screen.findByRole('button', { name: 'Complete TCN-20418' })
  expect(screen.queryByRole('region', { name: 'Unassigned Patients in your Provinces' })).toBeNull()
})

/** A value in a row, by the name of its column (F-22). */
const namedValue = (region: HTMLElement, name: string) => within(region).getByRole('group', { name }).textContent

test('shows the columns of the specification in both tables, some as named values of one cell (REQ-478 to REQ-485, REQ-487, REQ-488, F-22)', async () => {
  const notes = { system_notes: 'Moved to the NP queue' }
  serveQueue('np', {
    mine: [assigned(notes)],
    unassigned: [waiting({ patient_id: 'TCN-20419', appointment_notes: 'Call first', ...notes })],
  })
  await open()
  await screen.findByRole('button', { name: 'Claim TCN-20419' })
  expect(headsOf(mine())).toEqual(['Call and details', 'Patient', 'Flag and reason', 'Notes', 'With you', 'Actions'])
  expect(headsOf(unassigned())).toEqual(['Call and details', 'Patient', 'Flag and reason', 'Notes', 'Time in Queue', 'Actions'])
  expect(namedValue(mine(), 'Patient ID')).toBe('TCN-20418')
  expect(namedValue(unassigned(), 'Patient ID')).toBe('TCN-20419')
  for (const list of [mine(), unassigned()]) {
    expect(namedValue(list, 'Patient Type')).toBe('New Patient')
    expect(namedValue(list, 'Patient Province')).toBe('Ontario')
    expect(namedValue(list, 'System Notes')).toBe('Moved to the NP queue')
  }
  expect(within(within(mine()).getByRole('group', { name: 'Appointment Notes' })).getByRole('textbox')).toBeDefined()
  expect(namedValue(unassigned(), 'Appointment Notes')).toBe('Call first')
  await expectAccessible()
})

test('offers Hold, Send back and Complete for a patient of one’s own, and Claim alone for others (REQ-485, REQ-488)', async () => {
  serveQueue('np', { mine: [assigned()], unassigned: [waiting({ patient_id: 'TCN-20419' })] })
  await open()
  await screen.findByRole('button', { name: 'Claim TCN-20419' })
  for (const action of ['Hold', 'Send back', 'Complete']) expect(screen.getByRole('button', { name: `${action} TCN-20418` })).toBeDefined()
  for (const action of ['Hold', 'Send back', 'Complete']) expect(screen.queryByRole('button', { name: `${action} TCN-20419` })).toBeNull()
})

test('lets only the appointment notes of one’s own patients be written (REQ-483, REQ-484)', async () => {
  serveQueue('np', { mine: [assigned()], unassigned: [waiting({ patient_id: 'TCN-20419' })] })
  await open()
  await screen.findByRole('button', { name: 'Claim TCN-20419' })
  expect(within(within(mine()).getByRole('table')).getAllByRole('textbox')).toEqual([
    screen.getByRole('textbox', { name: 'Appointment notes of TCN-20418' }),
  ])
  expect(within(within(unassigned()).getByRole('table')).queryByRole('textbox')).toBeNull()
})

test('saves the appointment notes when the field is left (REQ-483)', async () => {
  const row = assigned()
  serveQueue('np', { mine: [row] })
  api.answers(writeNotes, ({ body }) => changed({ ...row, appointment_notes: body.appointment_notes }, 'Saved'))
  const { user } = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Appointment notes of TCN-20418' }), 'Prefers mornings.')
  await user.tab()
  expect(await within(mine()).findByText('Saved')).toBeDefined()
  expect(api.received(writeNotes).map(({ body }) => body.appointment_notes)).toEqual(['Prefers mornings.'])
})

test('offers the six appointment types of the specification as a filter, and keeps the choice in the address (REQ-488)', async () => {
  serveQueue('np', { unassigned: [waiting(), waiting({ patient_id: 'TCN-20419', appointment_type: 'Renewal' })] })
  const { user, address } = await open()
  await screen.findByRole('button', { name: 'Claim TCN-20419' })
  const filter = within(unassigned()).getByRole('combobox', { name: 'Appointment type' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    ...['All types', 'Renewal', 'New Patient', 'Follow Up', 'Added By Patient Manager', 'Reminder Call', 'Unfinished Questionnaire'],
  ])
  await user.selectOptions(filter, 'Renewal')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim TCN-20418' })).toBeNull())
  expect(address()).toContain('type=Renewal')
})

test.each(['tcn-20418', 'robin', 'ROBIN LEAF'])('searches for “%s” and keeps it in the address (REQ-490)', async (text) => {
  serveQueue('np', { unassigned: [waiting(), waiting({ patient_id: 'TCN-9', first_name: 'Other', last_name: 'Person' })] })
  const { user, address } = await open()
  await screen.findByRole('button', { name: 'Claim TCN-9' })
  await user.type(screen.getByRole('searchbox'), text)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim TCN-9' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Claim TCN-20418' })).toBeDefined()
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(text)
})

test('pages by total, sizes, previous, pages, next and a jumper, twenty rows first (REQ-489, REQ-516, REQ-518)', async () => {
  serveQueue('np')
  const all = Array.from({ length: 21 }, (_, place) => waiting({ patient_id: `TCN-${place + 1}` }))
  api.answers(npPage, ({ query: { list, page, size } }) =>
    list === 'mine' ? queuePageOf([]) : queuePageOf(all.slice((page - 1) * size, page * size), { total: all.length }),
  )
  const { user, address } = await open()
  await screen.findByRole('button', { name: 'Claim TCN-1' })
  const pager = () => within(unassigned()).getByRole('navigation')
  expect(pager().textContent).toContain('Total 21')
  const parts = [...pager().querySelectorAll('button, select, input')].map((part) => part.getAttribute('aria-label'))
  expect(parts).toEqual(['Rows per page', 'Previous page', 'Page 1', 'Page 2', 'Next page', 'Go to page'])
  expect(
    within(pager())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['20 per page', '50 per page', '100 per page'])
  expect(unassigned().querySelectorAll('[data-row-key]')).toHaveLength(20)
  await user.click(within(pager()).getByRole('button', { name: 'Next page' }))
  await screen.findByRole('button', { name: 'Claim TCN-21' })
  expect(address()).toContain('page=2')
  expect(within(unassigned()).getByTitle('Place in queue').textContent).toContain('21')
  await user.type(within(pager()).getByLabelText('Go to page'), '1{Enter}')
  await screen.findByRole('button', { name: 'Claim TCN-1' })
  await user.selectOptions(within(pager()).getByLabelText('Rows per page'), '50')
  await screen.findByRole('button', { name: 'Claim TCN-21' })
  expect(unassigned().querySelectorAll('[data-row-key]')).toHaveLength(21)
})

test('a page that no longer exists gives way to the last one that does (REQ-516)', async () => {
  serveQueue('np')
  api.answers(npPage, ({ query }) => queuePageOf(query.page === 1 ? [waiting()] : [], { total: 1 }))
  const { address } = await open('/pages/NPQueue?page=9')
  await screen.findByRole('button', { name: 'Claim TCN-20418' })
  await waitFor(() => expect(address()).not.toContain('page=9'))
})

test.each([
  [
    'an NP with five active patients',
    'np-limit',
    'You have reached the maximum of 5 active patients. Complete or unhold someone first.',
    'REQ-513, REQ-520',
  ],
  ['a patient whom somebody else has', 'already-claimed', 'This patient has already been claimed by another user.', 'REQ-512'],
  ['a queue that is off', 'queue-disabled', 'You cannot claim patients while your queue is disabled.', 'REQ-510'],
] as const)('refuses a claim to %s (%s): “%s” (%s)', async (_, code, text, _rows) => {
  serveQueue('np', { unassigned: [waiting()] })
  api.refuses(claimNp, code)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Claim TCN-20418' }))
  expect(await screen.findByText(text, { exact: false })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Claim TCN-20418' })).toBeDefined()
})

test('claims, moves the row to one’s own patients and says so (REQ-470, REQ-492)', async () => {
  const row = waiting()
  const lists = serveQueue('np', { unassigned: [row] })
  api.answers(claimNp, () => {
    Object.assign(lists, { mine: [assigned()], unassigned: [] })
    return changed(assigned(), 'Patient claimed successfully.')
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Claim TCN-20418' }))
  expect(await screen.findByText('Patient claimed successfully.')).toBeDefined()
  expect(await within(mine()).findByRole('button', { name: 'Complete TCN-20418' })).toBeDefined()
  expect(api.received(claimNp)[0]?.params).toEqual({ patient_id: 'TCN-20418' })
})

test('disables the actions of a row while one of them is under way', async () => {
  serveQueue('np', { unassigned: [waiting()] })
  const answer = api.stalls(claimNp, changed(assigned(), 'Patient claimed successfully.'))
  const { user } = await open()
  const claim = await screen.findByRole<HTMLButtonElement>('button', { name: 'Claim TCN-20418' })
  await user.click(claim)
  await waitFor(() => expect(claim.disabled).toBe(true))
  answer()
  expect(await screen.findByText('Patient claimed successfully.')).toBeDefined()
})

test('holds until somebody ends it, and offers to take the change back (REQ-485, REQ-486, REQ-494, REQ-523, C-12)', async () => {
  const row = assigned()
  const held = assigned({ on_hold_in_queue: true })
  const lists = serveQueue('np', { mine: [row] })
  api.answers(hold, () => {
    lists.mine = [held]
    return changed(held, 'Patient placed on hold', { id: 41, until: '2026-03-02T15:01:00.000Z' })
  })
  api.answers(undo, () => {
    lists.mine = [row]
    return { patients: [{ ...row, version: 3 }], skipped: [], message: 'Hold ended.' }
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Hold TCN-20418' }))
  const items = await screen.findAllByRole('menuitem')
  await user.click(items.at(-1) as HTMLElement)
  expect(await screen.findByText('Patient placed on hold')).toBeDefined()
  expect(api.received(hold)[0]?.body).toEqual({ hold_until: null })
  await screen.findByRole('button', { name: 'Unhold TCN-20418' })
  for (const action of ['Send back', 'Complete']) expect(screen.queryByRole('button', { name: `${action} TCN-20418` })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Hold ended.')).toBeDefined()
  expect(api.received(undo)[0]?.body).toEqual({ ids: [41] })
  await screen.findByRole('button', { name: 'Hold TCN-20418' })
})

test('a hold that fails is said in the agreed words and does not stay on the screen (REQ-494, REQ-522)', async () => {
  serveQueue('np', { mine: [assigned()] })
  api.refuses(hold, 'internal-error')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Hold TCN-20418' }))
  const items = await screen.findAllByRole('menuitem')
  await user.click(items.at(-1) as HTMLElement)
  expect(await screen.findByText(/^Failed to update hold status\./)).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Hold TCN-20418' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unhold TCN-20418' })).toBeNull()
})

test('says how many of five places are taken, those on hold apart (REQ-513)', async () => {
  serveQueue('np', { mine: [assigned(), assigned({ patient_id: 'TCN-2', on_hold_in_queue: true })] })
  await open()
  expect(await within(mine()).findByText('1 of 5 active, 1 on hold')).toBeDefined()
  expect(within(mine()).getByRole('img', { name: '1 of 5 places taken' })).toBeDefined()
})

test('refuses to take a sixth patient off hold in the agreed words (REQ-495, REQ-521)', async () => {
  serveQueue('np', { mine: [assigned({ on_hold_in_queue: true })] })
  api.refuses(unhold, 'np-limit-unhold')
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unhold TCN-20418' }))
  const text = 'You already have 5 active patients. Complete or hold another patient before re-activating this one.'
  expect(await screen.findByText(text, { exact: false })).toBeDefined()
})

test('takes off hold (REQ-494, REQ-523)', async () => {
  serveQueue('np', { mine: [assigned({ on_hold_in_queue: true })] })
  api.answers(unhold, changed(assigned(), 'Patient removed from hold'))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unhold TCN-20418' }))
  expect(await screen.findByText('Patient removed from hold')).toBeDefined()
})

test('a no to the question leaves the patient where they are: “Operation cancelled” (REQ-496, REQ-628)', async () => {
  serveQueue('np', { mine: [assigned()] })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Send back TCN-20418' }))
  const dialog = await screen.findByRole('dialog')
  await expectAccessible()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Operation cancelled')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send back TCN-20418' })).toBeDefined()
})

test.each([
  ['was refused', () => api.refuses(sendBack, 'internal-error'), 'Failed to move patient back to the PCR queue.', 'REQ-524'],
  ['did not arrive', () => api.disconnects(sendBack), 'Error moving patient to PCR queue.', 'REQ-525'],
])('says when sending back %s (REQ-524, REQ-525)', async (_, fail, text) => {
  serveQueue('np', { mine: [assigned()] })
  fail()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Send back TCN-20418' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send back' }))
  expect(await screen.findByText(text, { exact: false })).toBeDefined()
})

test('sends back after a yes; a failure can be tried again (REQ-496, REQ-499, REQ-526)', async () => {
  const lists = serveQueue('np', { mine: [assigned()] })
  api.disconnects(sendBack)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Send back TCN-20418' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send back' }))
  await screen.findByText('Error moving patient to PCR queue.', { exact: false })
  api.answers(sendBack, () => {
    lists.mine = []
    return changed(patientRow({ in_pcr_queue: true }), 'Patient TCN-20418 successfully moved back to the PCR queue.')
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Patient TCN-20418 successfully moved back to the PCR queue.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send back TCN-20418' })).toBeNull())
})

const decisionDialog = () => screen.findByRole('dialog', { name: 'Complete the appointment of Robin Leaf?' })

test('completes an appointment with a decision only, and the row leaves the list (REQ-485, REQ-500, REQ-508, F-8)', async () => {
  const lists = serveQueue('np', { mine: [assigned()] })
  api.answers(decideVisit, () => {
    lists.mine = []
    return changed(patientRow(), 'Appointment completed.')
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Complete TCN-20418' }))
  const dialog = await decisionDialog()
  await expectAccessible()
  expect(within(dialog).getAllByRole('radio')).toHaveLength(7)
  await user.click(within(dialog).getByRole('button', { name: 'Complete appointment' }))
  expect(within(dialog).getByText('Choose a decision.')).toBeDefined()
  await user.click(within(dialog).getByRole('radio', { name: 'Authorize less' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Grams a day' }), '0,5')
  await user.click(within(dialog).getByRole('button', { name: 'Complete appointment' }))
  expect(within(dialog).getByText('Say why it is less.')).toBeDefined()
  expect(api.received(decideVisit)).toEqual([])
  await user.type(within(dialog).getByRole('textbox', { name: 'Why less' }), 'Starts low')
  await user.click(within(dialog).getByRole('button', { name: 'Complete appointment' }))
  expect(await screen.findByText('Appointment completed.')).toBeDefined()
  expect(api.received(decideVisit)[0]).toMatchObject({
    params: { patient_id: 'TCN-20418' },
    body: { kind: 'authorize-less', grams_per_day: 0.5, months: 12, reason: 'Starts low' },
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Complete TCN-20418' })).toBeNull())
})

test('an NP who wants to see the patient again may book the visit at once (F-8, F-9)', async () => {
  const lists = serveQueue('np', { mine: [assigned()] })
  api.answers(decideVisit, () => {
    lists.mine = []
    return changed(patientRow(), 'Appointment completed.')
  })
  const { user, address } = await open()
  await user.click(await screen.findByRole('button', { name: 'Complete TCN-20418' }))
  const dialog = await decisionDialog()
  await user.click(within(dialog).getByRole('radio', { name: 'See again' }))
  await user.click(within(dialog).getByRole('button', { name: 'Complete appointment' }))
  await user.click(await screen.findByRole('button', { name: 'Book the visit' }))
  await waitFor(() => expect(address()).toBe('/pages/patient?patient=TCN-20418&part=visits'))
})

test('a completion that is cancelled or fails leaves the patient, and what was entered is there again (REQ-628, F-8)', async () => {
  serveQueue('np', { mine: [assigned({ patient_id: 'TCN-20777' })] })
  api.refuses(decideVisit, 'internal-error')
  const { user } = await open()
  const complete = await screen.findByRole('button', { name: 'Complete TCN-20777' })
  await user.click(complete)
  await user.click(within(await decisionDialog()).getByRole('radio', { name: 'Decline' }))
  await user.type(within(await decisionDialog()).getByRole('textbox', { name: 'Reason' }), 'Unstable heart disease')
  await user.click(within(await decisionDialog()).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Operation cancelled')).toBeDefined()
  await user.click(complete)
  expect(within(await decisionDialog()).getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Unstable heart disease')
  await user.click(within(await decisionDialog()).getByRole('button', { name: 'Complete appointment' }))
  expect(await screen.findByText(/^Failed to complete the appointment\./)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Complete TCN-20777' })).toBeDefined()
})

test('flips the call flag at once and back where the server refuses (REQ-479)', async () => {
  serveQueue('np', { mine: [assigned()] })
  api.refuses(optInForCall, 'internal-error')
  const { user } = await open()
  const flag = await screen.findByRole('button', { name: 'Call requested: TCN-20418' })
  expect(flag.getAttribute('aria-pressed')).toBe('false')
  // The list that is reloaded after a failure does not come in time to hide a flag that stayed.
  api.stalls(npPage, queuePageOf([]))
  await user.click(flag)
  expect(await screen.findByText(/^Failed to change the call preference\./)).toBeDefined()
  await waitFor(() => expect(flag.getAttribute('aria-pressed')).toBe('false'))
  expect(api.received(optInForCall)[0]?.body).toEqual({ opted_in_for_call: true })
})

test('says so in both tables when the answer is no list, and reads it again when asked (REQ-515, REQ-694, REQ-695)', async () => {
  serveQueue('np')
  api.garbles(npPage, 200, { rows: 'none' })
  const { user } = await open()
  await waitFor(() => expect(screen.getAllByText('Invalid API response')).toHaveLength(2))
  await expectAccessible()
  api.answers(npPage, queuePageOf([]))
  await user.click(within(within(mine()).getByRole('alert')).getByRole('button'))
  expect(await within(mine()).findByText('No patients are assigned to you')).toBeDefined()
})

test('announces that a table is loading (C-11)', async () => {
  serveQueue('np')
  const answer = api.stalls(npPage, queuePageOf([]))
  await open()
  expect(screen.getByRole('status', { name: 'Loading Patients Assigned to You' })).toBeDefined()
  answer()
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading Patients Assigned to You' })).toBeNull())
})

test('keeps the rows on the screen, marked as old, when reading them again fails (C-11)', async () => {
  serveQueue('np', { mine: [assigned()] })
  api.refuses(unhold, 'internal-error')
  const { user } = await open()
  await screen.findByRole('button', { name: 'Complete TCN-20418' })
  api.refuses(npPage, 'internal-error')
  api.answers(optInForCall, changed(assigned({ opted_in_for_call: true }), 'Saved'))
  await user.click(screen.getByRole('button', { name: 'Call requested: TCN-20418' }))
  expect((await within(mine()).findByRole('alert')).textContent).toContain('A server error occurred. Please try again.')
  expect(screen.getByRole('button', { name: 'Complete TCN-20418' })).toBeDefined()
})

test('shows short notes as they are and marks long ones to be read whole on focus (REQ-519)', async () => {
  const short = 'x'.repeat(50)
  const long = 'Prefers mornings; asked twice about the drive home.'
  expect(long).toHaveLength(51)
  serveQueue('np', {
    unassigned: [waiting({ appointment_notes: short }), waiting({ patient_id: 'TCN-2', appointment_notes: long })],
  })
  await open()
  const whole = await screen.findByText(long)
  expect(whole.tabIndex).toBe(0)
  expect(whole.dataset.tip).toBe(long)
  expect(screen.getByText(short).tabIndex).toBe(-1)
})

test('works by keys: j to the row, c to claim it (C-10)', async () => {
  serveQueue('np', { unassigned: [waiting()] })
  api.answers(claimNp, changed(assigned(), 'Patient claimed successfully.'))
  const { user } = await open()
  await screen.findByRole('button', { name: 'Claim TCN-20418' })
  await user.keyboard('j')
  expect((document.activeElement as HTMLElement).dataset.rowKey).toBe('TCN-20418')
  await user.keyboard('c')
  expect(await screen.findByText('Patient claimed successfully.')).toBeDefined()
})
