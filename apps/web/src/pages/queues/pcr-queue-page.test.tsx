import { readCalls } from '@clinic/contract/patients/calls'
import { claimPcr, completeHelp, markIneligible, optInForCall, pcrPage, sendToNp, undo } from '@clinic/contract/queues'
import { me, releasePreview, setQueueEnabled } from '@clinic/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { colleague, patientRow, queuePageOf, type StaffParts, staff } from '../../../test/build.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { changed, serveQueue } from '../../../test/queue-api.ts'
import { render } from '../../../test/render.tsx'
import { serveRecord } from '../../../test/serve-record.ts'
import { PcrQueuePage } from './pcr-queue-page.tsx'

const ID = 'TCN-20418'
const waiting = (parts = {}) => patientRow({ in_pcr_queue: true, entered_pcr_queue_at: '2026-03-02T14:00:00.000Z', ...parts })
const assigned = (parts = {}) =>
  waiting({ assigned_pcr: 'Noor Ito', assigned_pcr_id: 7, assigned_at: '2026-03-02T14:30:00.000Z', ...parts })
const open = (as: Partial<StaffParts> = {}, at = '/pages/userQueue') => render(<PcrQueuePage />, { as: { scopes: ['pcr'], ...as }, at })
const mine = () => screen.getByRole('region', { name: 'Patients Assigned to You' })
const unassigned = () => screen.getByRole('region', { name: 'Unassigned Patients' })
const claim = () => screen.findByRole<HTMLButtonElement>('button', { name: `Claim ${ID}` })
const queueSwitch = () => screen.getByRole<HTMLInputElement>('switch')

describe('the PCR Queue', () => {
  test('greets, and shows both tables with their columns (REQ-426, REQ-427, REQ-429, REQ-430, REQ-437)', async () => {
    serveQueue('pcr', { mine: [assigned()], unassigned: [waiting({ patient_id: 'TCN-2' })] })
    await open()
    await screen.findByRole('button', { name: 'Claim TCN-2' })
    expect(screen.getByText('Hello, Noor Ito.', { exact: false })).toBeDefined()
    expect(queueSwitch().labels?.[0]?.textContent).toBe('Queue Enabled')
    for (const list of [mine(), unassigned()]) {
      expect(
        within(list)
          .getAllByRole('columnheader')
          .map((head) => head.textContent),
      ).toEqual(['Call and details', 'Patient', 'Flag and reason', 'Notes', 'Time in Queue', 'Actions'])
    }
    await expectAccessible()
  })

  test('opens the details of a patient, with the ID (REQ-432, REQ-568)', async () => {
    serveQueue('pcr', { unassigned: [waiting()] })
    serveRecord(() => waiting())
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: `Details of ${ID}` }))
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(ID) }))
    expect(await dialog.findByText(ID)).toBeDefined()
  })

  test('says that nobody is waiting and that nobody is assigned (REQ-429, REQ-430)', async () => {
    serveQueue('pcr')
    await open()
    expect(await within(unassigned()).findByText('No patients waiting')).toBeDefined()
    expect(within(mine()).getByText('No patients are assigned to you')).toBeDefined()
  })

  test('names a concern on a phone, where flags are counted, because it is asked about today (F-5)', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
    serveQueue('pcr', {
      unassigned: [waiting({ safety_concern: true }), waiting({ patient_id: 'TCN-2', safety_concern: true, manager_priority: true })],
    })
    await open()
    await claim()
    expect(
      within(unassigned())
        .getAllByText(/^concern(?: \+1)?$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['concern', 'concern +1'])
  })

  test('tells who is licensed nowhere why the list is empty (REQ-459)', async () => {
    serveQueue('pcr')
    await open({ licensed_provinces: '' })
    expect(await within(unassigned()).findByText('No licensed provinces yet. Ask an administrator to add them.')).toBeDefined()
  })

  test('offers to show everybody where nobody matches (REQ-428, REQ-460)', async () => {
    serveQueue('pcr', { unassigned: [waiting()] })
    const { user, address } = await open({}, '/pages/userQueue?q=nobody&type=Renewal')
    await user.click(await within(unassigned()).findByRole('button', { name: 'Show all patients' }))
    expect(await claim()).toBeDefined()
    expect(address()).not.toMatch(/q=|type=/)
  })

  test('searches by patient id (REQ-428)', async () => {
    serveQueue('pcr', { mine: [assigned()], unassigned: [waiting({ patient_id: 'TCN-2' }), waiting({ patient_id: 'TCN-31' })] })
    const { user } = await open()
    await screen.findByRole('button', { name: 'Claim TCN-2' })
    await user.type(screen.getByRole('searchbox'), 'TCN-31')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim TCN-2' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Claim TCN-31' })).toBeDefined()
  })

  test('narrows by appointment type (REQ-431)', async () => {
    serveQueue('pcr', { unassigned: [waiting(), waiting({ patient_id: 'TCN-2', appointment_type: 'Renewal' })] })
    const { user } = await open()
    await claim()
    await user.selectOptions(within(unassigned()).getByRole('combobox', { name: 'Appointment type' }), 'Renewal')
    await waitFor(() => expect(screen.queryByRole('button', { name: `Claim ${ID}` })).toBeNull())
    expect(screen.getByRole('button', { name: 'Claim TCN-2' })).toBeDefined()
  })
})

describe('a claim', () => {
  test.each([
    ['queue-disabled', 'You cannot claim patients while your queue is disabled.', 'REQ-453, REQ-462'],
    ['current-user-not-found', 'Current user not found.', 'REQ-454, REQ-463'],
    ['already-claimed', 'This patient has already been claimed by another user.', 'REQ-464'],
    ['database-unavailable', 'Unable to verify patient assignment. Please try again.', 'REQ-465'],
    [
      'pcr-limit',
      'You have reached the maximum limit of 1000 patients. Please process your current patients before claiming another.',
      'REQ-456, REQ-466',
    ],
    ['internal-error', 'Failed to claim patient', 'REQ-468'],
  ] as const)('that fails with %s says “%s” (%s)', async (code, text, _rows) => {
    serveQueue('pcr', { unassigned: [waiting()] })
    api.refuses(claimPcr, code)
    const { user } = await open()
    await user.click(await claim())
    expect(await screen.findByText(text, { exact: false })).toBeDefined()
    await waitFor(async () => expect((await claim()).disabled).toBe(false))
  })

  test('that did not arrive says “Error claiming patient” and can be tried again (REQ-467, REQ-469)', async () => {
    serveQueue('pcr', { unassigned: [waiting()] })
    api.disconnects(claimPcr)
    const { user } = await open()
    await user.click(await claim())
    await screen.findByText('Error claiming patient', { exact: false })
    api.answers(claimPcr, changed(assigned(), 'Patient successfully claimed'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Patient successfully claimed')).toBeDefined()
  })

  test('names who was faster where the server tells (REQ-455, REQ-464)', async () => {
    serveQueue('pcr', { unassigned: [waiting()] })
    api.refuses(claimPcr, 'already-claimed', { details: { name: 'Amara Osei' } })
    const { user } = await open()
    await user.click(await claim())
    expect(await screen.findByText(/^This patient has already been claimed by another user\./)).toBeDefined()
  })
})

describe('one’s own queue', () => {
  test('asks before it is switched off and says how many are released; a no keeps it on (REQ-439, REQ-441, REQ-473)', async () => {
    serveQueue('pcr', { mine: [assigned()] })
    api.answers(releasePreview, { pcr: 1, np: 0, held: 0, patients: 1 })
    const { user } = await open()
    await user.click(queueSwitch())
    const dialog = await screen.findByRole('dialog', { name: 'Disable your queue?' })
    await waitFor(() => expect(dialog.textContent).toContain('1 patient'))
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Keep enabled' }))
    expect(await screen.findByText('Queue remains enabled.')).toBeDefined()
    expect(queueSwitch().checked).toBe(true)
    expect(api.received(setQueueEnabled)).toEqual([])
  })

  test('stays on where it could not be saved (REQ-442, REQ-471)', async () => {
    serveQueue('pcr')
    api.answers(releasePreview, { pcr: 0, np: 0, held: 0, patients: 0 })
    api.refuses(setQueueEnabled, 'internal-error')
    api.answers(me, staff({ scopes: ['pcr'] }))
    const { user } = await open()
    await user.click(queueSwitch())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable and release patients' }))
    expect(await screen.findByText("Couldn't update queue status on the server. Please try again.")).toBeDefined()
    await waitFor(() => expect(queueSwitch().checked).toBe(true))
  })

  test('switched off hides the unassigned, and on again shows them (REQ-430, REQ-438, REQ-472)', async () => {
    serveQueue('pcr', { unassigned: [waiting()] })
    api.answers(releasePreview, { pcr: 0, np: 0, held: 0, patients: 0 })
    api.answers(setQueueEnabled, ({ body: { queue_enabled } }) => {
      api.answers(me, staff({ scopes: ['pcr'], queue_enabled }))
      const message = queue_enabled ? 'Queue enabled on your user record.' : 'Queue disabled on your user record.'
      return { user: colleague({ id: 7, name: 'Noor Ito', queue_enabled }), released: 0, message }
    })
    const { user } = await open()
    await claim()
    await user.click(queueSwitch())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable and release patients' }))
    expect(await screen.findByText('Queue disabled on your user record.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unassigned Patients' })).toBeNull())
    expect(queueSwitch().labels?.[0]?.textContent).toBe('Queue Disabled')
    expect(mine().textContent).toContain('Your queue is disabled.')
    await user.click(queueSwitch())
    expect(await screen.findByText('Queue enabled on your user record.')).toBeDefined()
    expect(await claim()).toBeDefined()
  })
})

describe('a patient of one’s own', () => {
  test('is sent on to the NPs after a yes only (REQ-436, REQ-444)', async () => {
    const lists = serveQueue('pcr', { mine: [assigned()] })
    api.answers(sendToNp, () => {
      lists.mine = []
      return changed(patientRow({ in_np_queue: true }), 'Patient sent.')
    })
    const { user } = await open()
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: `Send to NP ${ID}` }))
      return within(await screen.findByRole('dialog'))
    }
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Operation cancelled')).toBeDefined()
    expect(api.received(sendToNp)).toEqual([])
    await user.click((await ask()).getByRole('button', { name: 'Send to NP queue' }))
    expect(await screen.findByText('Patient sent.')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(ID)).toBeNull())
  })

  test('has a call flag that is flipped at once (REQ-434)', async () => {
    const lists = serveQueue('pcr', { mine: [assigned()] })
    api.answers(optInForCall, () => {
      lists.mine = [assigned({ opted_in_for_call: true, version: 2 })]
      return changed(assigned({ opted_in_for_call: true }), 'Saved')
    })
    const { user } = await open()
    const flag = await screen.findByRole('button', { name: `Call requested: ${ID}` })
    await user.click(flag)
    expect(flag.getAttribute('aria-pressed')).toBe('true')
    expect(api.received(optInForCall)[0]?.body).toEqual({ opted_in_for_call: true })
  })

  test.each([
    ['saved', 'Help request completed successfully.', 'REQ-435, REQ-474'],
    ['refused', 'Failed to complete help request.', 'REQ-475'],
    ['unreached', 'Error completing help request.', 'REQ-476'],
  ])('a help request that is %s: “%s” (%s)', async (how, text, _rows) => {
    serveQueue('pcr', { mine: [assigned({ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })] })
    // What the dialog asks about plans decides nothing here.
    api.refuses(readCalls, 'internal-error')
    if (how === 'saved') api.answers(completeHelp, changed(patientRow(), text))
    else if (how === 'refused') api.refuses(completeHelp, 'internal-error')
    else api.disconnects(completeHelp)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: `Complete help ${ID}` }))
    await user.click(await screen.findByRole('button', { name: 'Complete help request' }))
    expect(await screen.findByText(text, { exact: false })).toBeDefined()
  })
})

describe('“Mark Patient as Ineligible”', () => {
  const openDialog = async () => {
    const lists = serveQueue('pcr', { mine: [assigned()] })
    const shown = await open()
    await shown.user.click(await screen.findByRole('button', { name: `More actions for ${ID}` }))
    await shown.user.click(await screen.findByRole('menuitem', { name: /^Mark (as )?ineligible/i }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Patient as Ineligible' }))
    const reason = async (name: string) => {
      await shown.user.click(dialog.getByRole('combobox', { name: /^Reason/ }))
      await shown.user.click(await screen.findByRole('option', { name }))
    }
    return { ...shown, lists, dialog, reason, mark: () => shown.user.click(dialog.getByRole('button', { name: 'Mark as ineligible' })) }
  }

  test('offers the reasons of the specification (REQ-433, REQ-576)', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('combobox', { name: /^Reason/ }))
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(5)
    await expectAccessible()
  })

  test('names the patient, and says the consequence', async () => {
    const { dialog } = await openDialog()
    expect(dialog.getByText(/TCN-\d+\. The patient leaves the queue and is unassigned\.$/).textContent).toContain(
      `${assigned().first_name} ${assigned().last_name}`,
    )
  })

  test('needs a reason: “Please provide an ineligible reason.” (REQ-577, REQ-578)', async () => {
    const { dialog, mark } = await openDialog()
    await mark()
    expect(dialog.getByText('Please provide an ineligible reason.')).toBeDefined()
    expect(api.received(markIneligible)).toEqual([])
  })

  test('may leave the date empty; the row goes, and can be taken back (REQ-452, REQ-580, C-12)', async () => {
    const { user, lists, reason, mark } = await openDialog()
    api.answers(markIneligible, () => {
      lists.mine = []
      return changed(patientRow({ eligible: false, ineligible_reason: 'Other' }), 'Patient marked as ineligible.', {
        id: 5,
        until: '2026-03-02T15:01:00.000Z',
      })
    })
    api.answers(undo, () => {
      lists.mine = [assigned({ version: 3 })]
      return { patients: [assigned({ version: 3 })], skipped: [], message: 'Undone.' }
    })
    await reason('Other')
    await mark()
    expect(await screen.findByText('Patient marked as ineligible.')).toBeDefined()
    expect(api.received(markIneligible)[0]?.body).toEqual({ ineligible_reason: 'Other', eligible_date: null })
    await waitFor(() => expect(screen.queryByText(ID)).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByRole('button', { name: `More actions for ${ID}` })).toBeDefined()
  })

  test('suggests a date for those who are pregnant or breastfeeding, and clears it for others (REQ-160, REQ-579)', async () => {
    const { dialog, reason } = await openDialog()
    await reason('Pregnant or Breastfeeding')
    expect(dialog.getByLabelText<HTMLInputElement>('Eligible again from').value).toMatch(/^\d{4}-\d\d-\d\d$/)
    await reason('Other')
    expect(dialog.getByLabelText<HTMLInputElement>('Eligible again from').value).toBe('')
  })

  test.each([
    ['refused', 'Failed to mark patient as ineligible.', 'REQ-581'],
    ['unreached', 'Error marking patient as ineligible.', 'REQ-582'],
  ])('that is %s says “%s” and stays open (%s)', async (how, text, _rows) => {
    const { reason, mark } = await openDialog()
    if (how === 'refused') api.refuses(markIneligible, 'internal-error')
    else api.disconnects(markIneligible)
    await reason('Other')
    await mark()
    expect(await screen.findByText(text, { exact: false })).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Mark Patient as Ineligible' })).toBeDefined()
  })
})

test('loading that failed is said with its reason in both tables (REQ-694, REQ-695)', async () => {
  serveQueue('pcr')
  api.refuses(pcrPage, 'internal-error')
  const { user } = await open()
  const alert = within(await within(unassigned()).findByRole('alert'))
  expect(alert.getByText('A server error occurred. Please try again.', { exact: false })).toBeDefined()
  api.answers(pcrPage, queuePageOf([]))
  await user.click(alert.getByRole('button'))
  expect(await within(unassigned()).findByText('No patients waiting')).toBeDefined()
})
