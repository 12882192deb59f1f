import {
  assign,
  completeAppointment,
  npPage,
  type Statistic,
  statistics,
  unassignNp,
  writeNotes,
  writeThresholds,
} from '@clinic/contract/queues'
import { listNps } from '@clinic/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { colleague, NOW, patientRow } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { changed, serveQueue } from '../../../test/queue-api.ts'
import { render } from '../../../test/render.tsx'
import { serveRecord } from '../../../test/serve-record.ts'
import { NpAdminPage } from './np-admin-page.tsx'

const ID = 'TCN-20418'
const waiting = (parts = {}) => patientRow({ in_np_queue: true, entered_np_queue_at: '2026-03-02T14:00:00.000Z', ...parts })
const withDana = (parts = {}) => waiting({ assigned_np: 'Dana Whitfield', assigned_np_id: 12, ...parts })
const person = (parts: Partial<Statistic>): Statistic => ({
  ...{ kind: 'person', user_id: 12, name: 'Dana Whitfield', queue_enabled: true, assigned: 3, held: 1 },
  ...{ mean_seconds: 3_600, median_seconds: 1_800, oldest_at: '2026-03-02T12:00:00.000Z' },
  ...parts,
})
const open = async (rows = [waiting()], at = '/pages/NPAdmin') => {
  const lists = serveQueue('np', { all: rows })
  const shown = await render(<NpAdminPage />, { as: { scopes: ['npmanager'] }, at })
  return { ...shown, lists }
}
const list = () => screen.getByRole('region', { name: 'Patients in the NP Queue' })
const claim = () => screen.findByRole('button', { name: `Claim ${ID}` })
const search = () => screen.findByLabelText(`Search NPs for ${ID}`)

beforeEach(() => {
  api.answers(statistics, {
    rows: [
      person({}),
      person({ kind: 'unassigned', user_id: null, name: 'Unassigned', assigned: 4, held: 0 }),
      person({ kind: 'held', user_id: null, name: 'On Hold' }),
    ],
    now: NOW,
  })
  api.answers(listNps, [
    colleague({ id: 12, name: 'Dana Whitfield' }),
    colleague({ id: 13, name: 'Far Away', licensed_provinces: 'Yukon' }),
  ])
})

describe('NP Admin', () => {
  test('shows who holds how many of five, who is on hold, and how long they wait (REQ-551, C-13)', async () => {
    await open()
    const table = await within(screen.getByRole('region', { name: 'NP Statistics' })).findByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([...['NP Name', 'Assigned Patients', 'On-Hold Patients', 'Avg Time in Queue', 'Median', 'Longest']])
    expect(within(table).getByRole('img', { name: '2 of 5 places taken' })).toBeDefined()
    await expectAccessible()
  })

  test('a name in the statistics filters the list, says so, and stays in the address (REQ-551, REQ-559)', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Dana Whitfield' }))
    expect(await screen.findByText('Filtering patients for Dana Whitfield.')).toBeDefined()
    await waitFor(() => expect(api.received(npPage).at(-1)?.query.who).toBe('12'))
    expect(address()).toContain('who=12')
    expect(screen.getByRole('button', { name: 'Dana Whitfield' }).getAttribute('aria-pressed')).toBe('true')
  })

  test.each([
    ['', 'Showing all patients in the queue.'],
    ['?who=assigned', 'Showing all assigned patients.'],
    ['?who=held', 'Filtering patients for On Hold Patients.'],
  ])('with the filter “%s” says “%s” (REQ-549, REQ-550, REQ-559)', async (filter, text) => {
    await open([], `/pages/NPAdmin${filter}`)
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('a claim without a choice asks for an NP: “Please select a NP.” (REQ-553, REQ-561, REQ-562)', async () => {
    const { user } = await open()
    await user.click(await claim())
    expect(await screen.findByText('Please select a NP.')).toBeDefined()
    await waitFor(async () => expect(document.activeElement).toBe(await search()))
    await expectAccessible()
  })

  test('offers those who are licensed where the patient lives (REQ-552)', async () => {
    const { user } = await open()
    await user.click(await claim())
    await search()
    const names = within(await screen.findByRole('listbox', { name: `NPs for ${ID}` })).getAllByRole('option')
    expect(names.map((option) => option.textContent?.includes('Dana Whitfield'))).toEqual([true])
  })

  test('a name that is nobody’s: “Selected NP not found.” (REQ-561, REQ-563)', async () => {
    const { user } = await open()
    await user.click(await claim())
    await user.type(await search(), 'kwame{Enter}')
    expect(await screen.findByText('Selected NP not found.')).toBeDefined()
    expect(api.received(assign)).toEqual([])
  })

  test('claims for the NP who is then found by name (REQ-552, REQ-553, REQ-561)', async () => {
    const { user, lists } = await open()
    api.answers(assign, () => {
      lists.all = [withDana()]
      return changed(withDana(), 'NP assignment updated.')
    })
    await user.click(await claim())
    expect(api.received(assign)).toEqual([])
    await user.type(await search(), 'dana{Enter}')
    expect(await screen.findByText('NP assignment updated.')).toBeDefined()
    expect(api.received(assign).at(-1)).toMatchObject({ params: { queue: 'np', patient_id: ID }, body: { user_id: 12 } })
  })

  test('has the details and the notes of a patient in its row (REQ-555, REQ-556)', async () => {
    const { user, lists } = await open([waiting({ system_notes: 'Sent by a PCR' })])
    const notes = await screen.findByRole('textbox', { name: `Appointment notes of ${ID}` })
    expect(screen.getByText('Sent by a PCR')).toBeDefined()
    api.answers(writeNotes, ({ body }) => {
      lists.all = [waiting({ appointment_notes: body.appointment_notes, version: 2 })]
      return changed(waiting({ appointment_notes: body.appointment_notes }), 'Saved')
    })
    await user.type(notes, 'Prefers mornings')
    await user.tab()
    await waitFor(() => expect(api.received(writeNotes).map(({ body }) => body.appointment_notes)).toEqual(['Prefers mornings']))
    serveRecord(() => lists.all[0] ?? waiting())
    await user.click(screen.getByRole('button', { name: `Details of ${ID}` }))
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(ID) }))
    expect((await dialog.findAllByText(ID)).length).toBeGreaterThan(0)
  })

  test('unassigns (REQ-554, REQ-560)', async () => {
    const { user, lists } = await open([withDana()])
    api.answers(unassignNp, () => {
      lists.all = [waiting()]
      return changed(waiting(), 'NP assignment updated.')
    })
    await user.click(await screen.findByRole('button', { name: `Unassign ${ID}` }))
    expect(await screen.findByText('NP assignment updated.')).toBeDefined()
    expect(api.received(unassignNp)[0]?.params).toEqual({ patient_id: ID })
  })

  test('asks who completed the appointment where nobody has the patient (REQ-558, C-3)', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: `More actions for ${ID}` }))
    await user.click(await screen.findByRole('menuitem', { name: /^Complete appointment/ }))
    expect(await screen.findByText('Please select a NP.')).toBeDefined()
    expect(api.received(completeAppointment)).toEqual([])
  })

  test('says that the list could not be loaded and tries again (REQ-694, REQ-696)', async () => {
    await open()
    api.refuses(npPage, 'internal-error')
    const { user } = await render(<NpAdminPage />, { as: { scopes: ['npmanager'] }, at: '/pages/NPAdmin?q=other' })
    const alerts = await screen.findAllByRole('alert')
    expect(alerts.at(-1)?.textContent).toContain('A server error occurred. Please try again.')
    serveQueue('np', { all: [waiting()] })
    await user.click(within(alerts.at(-1) as HTMLElement).getByRole('button'))
    expect((await screen.findAllByRole('button', { name: `Claim ${ID}` })).length).toBeGreaterThan(0)
  })

  test('narrows to long waits and orders by time left, in the address (REQ-560)', async () => {
    const { user, address } = await open()
    await claim()
    await user.click(within(list()).getByRole('checkbox', { name: 'Over wait limit only' }))
    await user.selectOptions(within(list()).getByRole('combobox', { name: 'Order' }), 'Closest to wait limit first')
    await waitFor(() => expect(api.received(npPage).at(-1)?.query).toMatchObject({ due: 'late', order: 'due' }))
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({ due: 'late', order: 'due' })
  })
})

describe('the wait limits', () => {
  const openLimits = async () => {
    const shown = await open()
    await shown.user.click(screen.getByRole('button', { name: /^Wait (thresholds|limits)$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    return { ...shown, dialog, hold: await dialog.findByRole<HTMLInputElement>('textbox', { name: 'On hold' }) }
  }

  test('refuse an empty time beside its field, and send nothing', async () => {
    const { user, dialog, hold } = await openLimits()
    await user.clear(hold)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(hold.getAttribute('aria-invalid')).toBe('true')
    expect(api.received(writeThresholds)).toEqual([])
    await expectAccessible()
  })

  test('are saved in minutes for everybody', async () => {
    const { user, dialog, hold } = await openLimits()
    api.answers(writeThresholds, ({ body }) => body)
    await user.clear(hold)
    await user.type(hold, '90')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'On hold: unit' }), 'minutes')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.received(writeThresholds)[0]?.body.hold).toBe(90))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that could not be saved stay open and can be tried again (C-11)', async () => {
    const { user, dialog } = await openLimits()
    api.refuses(writeThresholds, 'internal-error')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/A server error occurred\. Please try again\.$/)).toBeDefined()
    api.answers(writeThresholds, ({ body }) => body)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
