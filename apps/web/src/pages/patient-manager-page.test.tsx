import { listManaged, managePatient } from '@clinic/contract/patient-manager'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, patientRow } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { changesSucceed, ID, openPatientManager, ordersSent, pressInDialog, serveStaff } from '../../test/open-patient-manager.tsx'
import { render } from '../../test/render.tsx'
import { PatientManagerPage } from './patient-manager-page.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name?: string) => screen.findByRole('dialog', name === undefined ? {} : { name: new RegExp(name) })

beforeEach(serveStaff)

describe('the list', () => {
  test('greets by name and spins until the patients are there (REQ-583)', async () => {
    const answer = api.stalls(listManaged, { rows: [], total: 0, now: NOW })
    await render(<PatientManagerPage />, { as: { scopes: ['admin'] }, at: '/pages/PatientManager' })
    expect(screen.getByText('Hello, Noor Ito.')).toBeDefined()
    expect(screen.getByRole('status', { name: 'Loading patients' })).toBeDefined()
    answer()
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading patients' })).toBeNull())
  })

  test('has its title with the count and its seven columns (REQ-584, REQ-591, REQ-592, REQ-594 to REQ-597)', async () => {
    await openPatientManager()
    expect(screen.getByRole('heading', { name: 'Patients (1)' })).toBeDefined()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent ?? '')
    const names = ['Enabled', 'Settings', 'Patient ID', 'Eligibility Status', 'Questionnaire Status', 'Upcoming Renewal Date', 'Actions']
    expect(heads.map((text) => names.find((name) => text.endsWith(name)))).toEqual(names)
    expect(screen.getByRole<HTMLInputElement>('switch', { name: `${ID} is enabled` }).checked).toBe(true)
    for (const name of [`Details of ${ID}`, `Edit the renewal date of ${ID}`, `Reset conversation of ${ID}`])
      expect(button(name)).toBeDefined()
    await expectAccessible()
  })

  test('is searched by what is typed, kept in the address (REQ-587, REQ-588)', async () => {
    const { user, address } = await openPatientManager()
    await user.type(screen.getByPlaceholderText('Search patient ID'), 'tcn-2')
    await waitFor(() => expect(api.received(listManaged).at(-1)?.query.search).toBe('tcn-2'))
    expect(address()).toContain('q=tcn-2')
  })

  test('says that no patient matches and shows all of them again (REQ-588)', async () => {
    api.answers(listManaged, ({ query }) => ({ rows: query.search ? [] : [patientRow()], total: query.search ? 0 : 1, now: NOW }))
    const { user } = await render(<PatientManagerPage />, { as: { scopes: ['admin'] }, at: '/pages/PatientManager?q=nobody' })
    await user.click(await screen.findByRole('button', { name: 'Show all patients' }))
    expect(await screen.findByRole('table', { name: 'Patients' })).toBeDefined()
  })

  test('says that it could not be loaded and tries again (REQ-695, REQ-696)', async () => {
    api.refuses(listManaged, 'internal-error')
    const { user } = await render(<PatientManagerPage />, { as: { scopes: ['admin'] }, at: '/pages/PatientManager' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('A server error occurred. Please try again.')
    api.answers(listManaged, { rows: [patientRow()], total: 1, now: NOW })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('table', { name: 'Patients' })).toBeDefined()
  })

  test('takes an answer without a list for an error, and says so (REQ-695)', async () => {
    api.garbles(listManaged, 200, { rows: 'none' })
    await render(<PatientManagerPage />, { as: { scopes: ['admin'] }, at: '/pages/PatientManager' })
    expect((await screen.findByRole('alert')).textContent).toContain('The list could not be loaded')
  })

  test('has pages of 20, 50 and 100 with total, previous, next and a jumper (REQ-598)', async () => {
    const { user } = await openPatientManager()
    api.answers(listManaged, ({ query }) => ({ rows: [patientRow({ patient_id: `TCN-${query.page}` })], total: 120, now: NOW }))
    await user.type(screen.getByPlaceholderText('Search patient ID'), 't')
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of Patients' }))
    await pages.findByRole('button', { name: 'Page 2' })
    expect(
      within(pages.getByLabelText('Rows per page'))
        .getAllByRole('option')
        .map((size) => size.textContent),
    ).toEqual([...['20 per page', '50 per page', '100 per page']])
    await user.click(pages.getByRole('button', { name: 'Next page' }))
    await screen.findByRole('switch', { name: 'TCN-2 is enabled' })
    await user.click(pages.getByRole('button', { name: 'Previous page' }))
    await screen.findByRole('switch', { name: 'TCN-1 is enabled' })
    await user.type(pages.getByLabelText('Go to page'), '5{Enter}')
    await screen.findByRole('switch', { name: 'TCN-5 is enabled' })
    await user.selectOptions(pages.getByLabelText('Rows per page'), '100')
    await waitFor(() => expect(api.received(listManaged).at(-1)?.query).toMatchObject({ size: 100, page: 1 }))
  })

  test('the patient id opens the record (REQ-593), the info icon the details (REQ-592)', async () => {
    const { user } = await openPatientManager()
    await user.click(button(ID))
    await dialog(ID)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button(`Details of ${ID}`))
    expect(await dialog(ID)).toBeDefined()
  })
})

describe('the filters', () => {
  const openFilters = async () => {
    const shown = await openPatientManager()
    await shown.user.click(button('Filters'))
    const popover = within(await dialog('Filters'))
    await popover.findByRole('checkbox', { name: 'Enabled Patients' })
    return { ...shown, popover }
  }

  test('are six boxes, a range of renewal dates, the PCRs and Apply (REQ-585, REQ-586)', async () => {
    const { popover } = await openFilters()
    expect(popover.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      ...['Enabled Patients', 'Disabled Patients', 'Eligible Patients', 'Ineligible Patients'],
      ...['Unfinished Questionnaire', 'No Renewal Dates'],
    ])
    for (const label of ['First day', 'Last day', 'PCR']) expect(popover.getByLabelText(label)).toBeDefined()
    expect(popover.getByRole('button', { name: 'Apply' })).toBeDefined()
    await expectAccessible()
  })

  test('ask the server once they are applied, and can be taken off one by one (REQ-585)', async () => {
    const { user, popover } = await openFilters()
    await user.click(popover.getByRole('checkbox', { name: 'Ineligible Patients' }))
    await user.click(popover.getByRole('checkbox', { name: 'Enabled Patients' }))
    const before = api.received(listManaged).length
    await user.click(popover.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(api.received(listManaged).at(-1)?.query.only).toBe('enabled,ineligible'))
    expect(api.received(listManaged)).toHaveLength(before + 1)
    await user.click(await screen.findByRole('button', { name: 'Remove Enabled Patients' }))
    await waitFor(() => expect(api.received(listManaged).at(-1)?.query.only).toBe('ineligible'))
  })

  test('take a range of renewal dates typed in, and refuse what is no date (REQ-586, REQ-590)', async () => {
    const { user, popover } = await openFilters()
    await user.type(popover.getByLabelText('First day'), 'soon')
    await user.click(popover.getByRole('button', { name: 'Apply' }))
    expect(popover.getByLabelText('First day').getAttribute('aria-invalid')).toBe('true')
    expect(api.received(listManaged).at(-1)?.query.renewal_from).toBe('')
    await user.clear(popover.getByLabelText('First day'))
    await user.type(popover.getByLabelText('First day'), '2026-12-05')
    await user.type(popover.getByLabelText('Last day'), '2026-12-05')
    await user.click(popover.getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(api.received(listManaged).at(-1)?.query).toMatchObject({ renewal_from: '2026-12-05', renewal_to: '2026-12-05' }),
    )
  })

  test('take a range with two clicks on the calendar (REQ-586)', async () => {
    const { user } = await openPatientManager({}, '?from=2026-12-05&to=2026-12-05')
    await user.click(button('Filters'))
    const popover = within(await dialog('Filters'))
    await user.click(await popover.findByRole('button', { name: '10 December 2026' }))
    await user.click(popover.getByRole('button', { name: '15 December 2026' }))
    expect(popover.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-12-10')
    expect(popover.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-12-15')
  })

  test('of a PCR puts their name into the title with how many they have (REQ-584, E-6)', async () => {
    const { user, popover } = await openFilters()
    await user.selectOptions(popover.getByLabelText('PCR'), 'Amara Osei')
    await user.click(popover.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByRole('heading', { name: 'Patients – Amara Osei (1)' })).toBeDefined()
  })
})

describe('enabling and disabling', () => {
  const enabled = () => screen.getByRole<HTMLInputElement>('switch', { name: `${ID} is enabled` })

  test('asks before disabling, says that no emails go out then, and a no is said (REQ-616, REQ-617, REQ-627, REQ-628)', async () => {
    const { user } = await openPatientManager()
    await user.click(enabled())
    expect((await dialog()).textContent).toMatch(/Disabled patients receive no e-?mails\./)
    await expectAccessible()
    await pressInDialog(user, 'Cancel')
    expect(await screen.findByText('Operation cancelled')).toBeDefined()
    expect(enabled().checked).toBe(true)
    expect(ordersSent()).toEqual([])
  })

  test('turns the switch back where it failed (REQ-618, REQ-647)', async () => {
    const { user } = await openPatientManager()
    api.refuses(managePatient, 'internal-error')
    await user.click(enabled())
    await pressInDialog(user, 'Disable patient')
    expect(await screen.findByText(/^Failed to update patient status\./)).toBeDefined()
    await waitFor(() => expect(enabled().checked).toBe(true))
  })

  test('disables after a yes (REQ-616, REQ-646)', async () => {
    const { user } = await openPatientManager()
    changesSucceed('Patient is now Inactive.', { patient_active: false })
    await user.click(enabled())
    await pressInDialog(user, 'Disable patient')
    expect(await screen.findByText('Patient is now Inactive.')).toBeDefined()
    expect(ordersSent()).toEqual([{ verb: 'set-active', patient_active: false }])
    await waitFor(() => expect(enabled().checked).toBe(false))
  })

  test('enables without a question (REQ-616, REQ-646)', async () => {
    const { user } = await openPatientManager({ patient_active: false })
    changesSucceed('Patient is now Active.', { patient_active: true })
    await user.click(enabled())
    expect(await screen.findByText('Patient is now Active.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('resetting a conversation', () => {
  test.each([
    ['a no', 'Cancel', 'Conversation reset cancelled', 'REQ-621, REQ-630'],
    ['a yes', 'Reset conversation', 'Conversation reset successfully!', 'REQ-597, REQ-621, REQ-648'],
    ['a failure', 'Reset conversation', 'Failed to reset conversation.', 'REQ-648'],
  ])('is asked about first; after %s (“%s”) it says “%s” (REQ-627, %s)', async (how, answer, content) => {
    const { user } = await openPatientManager()
    if (how === 'a failure') api.refuses(managePatient, 'internal-error')
    else changesSucceed('Conversation reset successfully!')
    await user.click(button(`Reset conversation of ${ID}`))
    await pressInDialog(user, answer)
    expect(await screen.findByText(content, { exact: false })).toBeDefined()
    expect(ordersSent()).toEqual(how === 'a no' ? [] : [{ verb: 'reset-conversation' }])
  })
})

describe('the renewal date', () => {
  const edit = async () => {
    const shown = await openPatientManager()
    await shown.user.click(button(`Edit the renewal date of ${ID}`))
    const form = within(await dialog('Update Renewal Date'))
    return { ...shown, form, field: form.getByPlaceholderText<HTMLInputElement>('yyyy-MM-dd') }
  }

  test('is edited as yyyy-MM-dd with Cancel and Save (REQ-596, REQ-613)', async () => {
    const { user, form, field } = await edit()
    expect(field.value).toBe('2026-12-01')
    expect(form.getByRole('button', { name: 'Save' })).toBeDefined()
    await expectAccessible()
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each(['', '2027-02-30', '15/06/2027'])('“%s” is no date: “Please select a valid date.” (REQ-625, REQ-626)', async (wrong) => {
    const { user, form, field } = await edit()
    await user.clear(field)
    if (wrong) await user.type(field, wrong)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Please select a valid date.')).toBeDefined()
    expect(ordersSent()).toEqual([])
  })

  test('is chosen on the calendar and saved by Enter (REQ-613, REQ-622, REQ-645)', async () => {
    const { user, form, field } = await edit()
    changesSucceed('Renewal date updated successfully!', { upcoming_renewal_date: '2026-12-15' })
    await user.click(await form.findByRole('button', { name: '15 December 2026' }))
    expect(field.value).toBe('2026-12-15')
    await user.type(field, '{Enter}')
    expect(await screen.findByText('Renewal date updated successfully!')).toBeDefined()
    expect(ordersSent()).toEqual([{ verb: 'set-renewal-date', upcoming_renewal_date: '2026-12-15' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that could not be saved says so and keeps the dialog (REQ-645)', async () => {
    const { user, field } = await edit()
    api.refuses(managePatient, 'internal-error')
    await user.type(field, '{Enter}')
    expect(await screen.findByText(/^Failed to update renewal date\./)).toBeDefined()
    expect(screen.getByRole('dialog', { name: 'Update Renewal Date' })).toBeDefined()
  })
})

describe('an ineligible patient', () => {
  const ineligible = {
    eligible: false,
    ineligible_reason: 'Other',
    marked_ineligible_at: '2026-02-28T15:00:00.000Z',
    eligible_date: '2027-06-28',
  }

  test('shows why, for how many days, and the date that can be edited (REQ-594, REQ-615)', async () => {
    await openPatientManager(ineligible)
    const table = screen.getByRole('table', { name: 'Patients' })
    for (const content of ['Ineligible', 'Other', '2 days ago', '28 Jun 2027']) expect(table.textContent).toContain(content)
    expect(button(`Edit the eligibility date of ${ID}`)).toBeDefined()
  })

  test.each([
    ['saved', 'Eligibility date updated successfully!', 'REQ-614, REQ-623, REQ-644'],
    ['refused', 'Failed to update eligibility date.', 'REQ-644'],
  ])('the date that is %s says “%s” (%s)', async (how, content) => {
    const { user } = await openPatientManager(ineligible)
    if (how === 'refused') api.refuses(managePatient, 'internal-error')
    else changesSucceed(content, { eligible_date: '2028-02-29' })
    await user.click(button(`Edit the eligibility date of ${ID}`))
    const field = within(await dialog('Update Eligibility Date')).getByPlaceholderText('yyyy-MM-dd')
    await user.clear(field)
    await user.type(field, '2028-02-29{Enter}')
    expect(await screen.findByText(content, { exact: false })).toBeDefined()
    expect(ordersSent()).toEqual([{ verb: 'set-eligibility-date', eligible_date: '2028-02-29' }])
  })

  test('the eligibility date of now is shown as yyyy-MM-dd, and Cancel leaves it as it was (REQ-614)', async () => {
    const { user } = await openPatientManager({ ...ineligible, upcoming_renewal_date: '2026-12-05' })
    await user.click(button(`Edit the eligibility date of ${ID}`))
    const form = within(await dialog('Update Eligibility Date'))
    const field = form.getByPlaceholderText<HTMLInputElement>('yyyy-MM-dd')
    expect(field.value).toBe('2027-06-28')
    await user.clear(field)
    await user.type(field, '2028-02-29')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(ordersSent()).toEqual([])
  })

  test('an eligibility date needs a date (REQ-614, REQ-625, REQ-626)', async () => {
    const { user } = await openPatientManager(ineligible)
    await user.click(button(`Edit the eligibility date of ${ID}`))
    const form = within(await dialog('Update Eligibility Date'))
    await user.clear(form.getByPlaceholderText('yyyy-MM-dd'))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Please select a valid date.')).toBeDefined()
  })

  test.each([
    ['a no', 'Cancel', 'Reset cancelled', 'REQ-629'],
    ['a yes', 'Reset eligibility', 'Eligibility status reset successfully!', 'REQ-619, REQ-642'],
    ['a failure', 'Reset eligibility', 'Failed to reset eligibility status', 'REQ-643'],
  ])('resetting is asked about; after %s (“%s”) it says “%s” (REQ-627, %s)', async (how, answer, content) => {
    const { user } = await openPatientManager(ineligible)
    if (how === 'a failure') api.refuses(managePatient, 'internal-error')
    else changesSucceed(content, { eligible: true, eligible_date: null, ineligible_reason: '' })
    await user.click(button(`Reset eligibility of ${ID}`))
    await pressInDialog(user, answer)
    expect(await screen.findByText(content, { exact: false })).toBeDefined()
    const eligible = how === 'a yes'
    await waitFor(() => expect(screen.queryByRole('button', { name: `Reset eligibility of ${ID}` }) === null).toBe(eligible))
  })
})
