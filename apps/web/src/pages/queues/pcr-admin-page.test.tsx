import { assign, markIneligible, sendToNp, setPriority, statistics, unassignPcr, undo, writeNotes } from '@clinic/contract/queues'
import { listPcrs } from '@clinic/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { colleague, NOW, patientRow } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { changed, serveQueue } from '../../../test/queue-api.ts'
import { render } from '../../../test/render.tsx'
import { serveRecord } from '../../../test/serve-record.ts'
import { PcrAdminPage } from './pcr-admin-page.tsx'

const ID = 'TCN-20418'
const waiting = (parts = {}) => patientRow({ in_pcr_queue: true, entered_pcr_queue_at: '2026-03-02T14:00:00.000Z', ...parts })
const withLiam = (parts = {}) => waiting({ assigned_pcr: 'Liam Tremblay', assigned_pcr_id: 21, ...parts })
const open = async (rows = [waiting()], at = '/pages/PCRAdmin') => {
  const lists = serveQueue('pcr', { all: rows })
  const shown = await render(<PcrAdminPage />, { as: { scopes: ['pcrmanager'] }, at })
  await screen.findByText(ID)
  return { ...shown, lists }
}
const holder = () => document.querySelector<HTMLElement>(`[data-row-key="${ID}"] [data-assign]`) as HTMLElement
const flag = () => screen.getByRole('button', { name: `Priority: ${ID}` })

beforeEach(() => {
  const liam = { kind: 'person' as const, user_id: 21, name: 'Liam Tremblay', queue_enabled: true, assigned: 1, held: 0 }
  api.answers(statistics, { rows: [{ ...liam, mean_seconds: 60, median_seconds: 60, oldest_at: NOW }], now: NOW })
  api.answers(listPcrs, [colleague({ id: 21, name: 'Liam Tremblay' }), colleague({ id: 22, name: 'Eleanor Fraser' })])
})

describe('giving a patient to a PCR', () => {
  const search = async () => {
    const shown = await open()
    await shown.user.click(holder())
    return { ...shown, box: await screen.findByLabelText<HTMLInputElement>(`Search PCRs for ${ID}`) }
  }

  test('offers the PCRs by name, in a list that takes the focus (REQ-542)', async () => {
    const { box } = await search()
    await waitFor(() => expect(document.activeElement).toBe(box))
    const offered = within(await screen.findByRole('listbox', { name: `PCRs for ${ID}` })).getAllByRole('option')
    expect(offered.map((option) => /Liam Tremblay|Eleanor Fraser/.exec(option.textContent ?? '')?.[0])).toEqual([
      'Eleanor Fraser',
      'Liam Tremblay',
    ])
    await expectAccessible()
  })

  test('without a choice says “Please select a PCR” (REQ-542, REQ-543)', async () => {
    const { user, box } = await search()
    await user.type(box, '{Enter}')
    expect(await screen.findByText('Please select a PCR')).toBeDefined()
    expect(api.received(assign)).toEqual([])
  })

  test('by a name that is nobody’s says “Selected PCR not found” (REQ-542, REQ-544)', async () => {
    const { user, box } = await search()
    await user.type(box, 'nobody of that name{Enter}')
    expect(await screen.findByText('Selected PCR not found')).toBeDefined()
    expect(api.received(assign)).toEqual([])
  })

  test('by part of a name gives them the patient, and takes it back (REQ-542, REQ-547, REQ-639, C-12)', async () => {
    const { user, box, lists } = await search()
    api.answers(assign, () => {
      lists.all = [withLiam()]
      return changed(withLiam(), 'PCR assignment updated.', { id: 8, until: '2026-03-02T15:01:00.000Z' })
    })
    api.answers(undo, () => {
      lists.all = [waiting({ version: 3 })]
      return { patients: lists.all, skipped: [], message: 'Undone.' }
    })
    await user.type(box, 'trem{Enter}')
    expect(await screen.findByText('PCR assignment updated.')).toBeDefined()
    await waitFor(() => expect(holder().textContent).toContain('Liam Tremblay'))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(holder().textContent).toContain('Unassigned'))
  })

  test('unassigns by its button (REQ-531, REQ-532)', async () => {
    const { user, lists } = await open([withLiam()])
    api.answers(unassignPcr, () => {
      lists.all = [waiting()]
      return changed(waiting(), 'PCR assignment updated.')
    })
    await user.click(screen.getByRole('button', { name: `Unassign ${ID}` }))
    await waitFor(() => expect(holder().textContent).toContain('Unassigned'))
  })

  test('says that the people could not be loaded, and tries again (REQ-696)', async () => {
    api.refuses(listPcrs, 'internal-error')
    const { user } = await search()
    const alert = within(await screen.findByRole('alert'))
    api.answers(listPcrs, [colleague({ id: 21, name: 'Liam Tremblay' })])
    await user.click(alert.getByRole('button'))
    expect(
      await within(await screen.findByRole('listbox', { name: `PCRs for ${ID}` })).findByRole('option', { name: /Liam Tremblay/ }),
    ).toBeDefined()
  })
})

describe('a row', () => {
  test('shows the time in the queue (REQ-533)', async () => {
    await open()
    expect(screen.getByRole('columnheader', { name: /^Time in Queue/ })).toBeDefined()
    expect(document.querySelector(`[data-row-key="${ID}"]`)?.textContent).toContain('1 h 00 min')
  })

  test('has the notes, which are saved when the field is left (REQ-534)', async () => {
    const { user, lists } = await open([waiting({ appointment_notes: 'Call', system_notes: 'Sent by the chat' })])
    expect(screen.getByText('Sent by the chat')).toBeDefined()
    api.answers(writeNotes, ({ body }) => {
      lists.all = [waiting({ appointment_notes: body.appointment_notes, version: 2 })]
      return changed(waiting({ appointment_notes: body.appointment_notes }), 'Saved')
    })
    await user.type(screen.getByRole('textbox', { name: `Appointment notes of ${ID}` }), ' after five')
    await user.tab()
    await waitFor(() => expect(api.received(writeNotes).map(({ body }) => body.appointment_notes)).toEqual(['Call after five']))
  })

  test('opens the details (REQ-530)', async () => {
    const { user, lists } = await open()
    serveRecord(() => lists.all[0] ?? waiting())
    await user.click(screen.getByRole('button', { name: `Details of ${ID}` }))
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(ID) }))
    expect((await dialog.findAllByText(ID)).length).toBeGreaterThan(0)
  })
})

test('a patient is marked as ineligible in the dialog “Mark Patient as Ineligible” (REQ-536)', async () => {
  const { user, lists } = await open()
  api.answers(markIneligible, () => {
    lists.all = []
    return changed(waiting({ eligible: false, in_pcr_queue: false }), 'Patient marked as ineligible.')
  })
  await user.click(screen.getByRole('button', { name: `More actions for ${ID}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as ineligible…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark Patient as Ineligible' }))
  await user.click(dialog.getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'Other' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as ineligible' }))
  expect(await screen.findByText('Patient marked as ineligible.')).toBeDefined()
  expect(api.received(markIneligible).map(({ body }) => body.ineligible_reason)).toEqual(['Other'])
  await waitFor(() => expect(screen.queryByText(ID)).toBeNull())
})

test('the list holds one appointment type where that is chosen, and the address says which (REQ-528)', async () => {
  const { user, address } = await open([waiting(), waiting({ patient_id: 'TCN-20419', appointment_type: 'Renewal' })])
  const shown = () => screen.queryAllByText(/^TCN-204\d\d$/).map(({ textContent }) => textContent)
  expect(shown()).toEqual([ID, 'TCN-20419'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Appointment type' }), 'Renewal')
  await waitFor(() => expect(shown()).toEqual(['TCN-20419']))
  expect(address()).toContain('type=Renewal')
})

describe('the priority of a patient', () => {
  test('is set at once with its reason (REQ-529, REQ-540)', async () => {
    const { user, lists } = await open()
    const flagged = waiting({ need_pcr_help_flag: true, manager_priority: true, pcr_help_reason: 'PCR Admin assign' })
    api.answers(setPriority, () => {
      lists.all = [flagged]
      return changed(flagged, 'Priority set.')
    })
    await user.click(flag())
    await waitFor(() => expect(flag().getAttribute('aria-pressed')).toBe('true'))
    expect(api.received(setPriority)[0]?.body).toEqual({ priority: true, confirmed: false })
    expect(await screen.findByText('PCR Admin assign')).toBeDefined()
  })

  test('does not clear a patient’s own request without asking (REQ-535, REQ-540, C-5)', async () => {
    const own = waiting({ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    const { user, lists } = await open([own])
    api.refuses(setPriority, 'patient-own-help')
    await user.click(flag())
    const dialog = within(await screen.findByRole('dialog'))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(flag().getAttribute('aria-pressed')).toBe('true')
    await user.click(flag())
    api.answers(setPriority, () => {
      lists.all = [waiting()]
      return changed(waiting(), 'Priority cleared.')
    })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear their request' }))
    await waitFor(() => expect(flag().getAttribute('aria-pressed')).toBe('false'))
    expect(api.received(setPriority).at(-1)?.body).toEqual({ priority: false, confirmed: true })
  })
})

test('sending on asks first; a no leaves everything (REQ-535, REQ-628)', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: `Send to NP ${ID}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Operation cancelled')).toBeDefined()
  expect(api.received(sendToNp)).toEqual([])
})

test.each([
  ['', 'Showing all patients in the queue.'],
  ['?who=assigned', 'Showing all assigned patients.'],
  ['?who=21', 'Filtering patients for Liam Tremblay.'],
])('with the filter “%s” says “%s” (REQ-548 to REQ-550)', async (filter, text) => {
  await open([waiting()], `/pages/PCRAdmin${filter}`)
  expect(await screen.findByText(text)).toBeDefined()
})
