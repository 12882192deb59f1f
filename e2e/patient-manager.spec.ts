import type { ManagedPage } from '@clinic/contract/patient-manager'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { isEligible, isIneligible, isThrough, ManagerPage, pick, stored } from './support/patient-manager-page.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'

test.setTimeout(180_000)

/** The title tells how many there are, while other journeys add and change patients. */
async function showsCount(manager: ManagerPage, query: string): Promise<void> {
  const title = manager.title(/^Patients/)
  const right = async () => `Patients (${(await callAs<ManagedPage>(STAFF.admin, `/api/patients/manage?${query}`)).total})`
  await expect.poll(async () => (await title.textContent()) === (await right())).toBe(true)
}

test.describe('the list', () => {
  test('greets by name and spins until the patients are there (REQ-583)', async ({ visitor }) => {
    const { page } = new ManagerPage(await visitor(STAFF.admin))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/patients/manage?**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/pages/PatientManager')
    await expect(page.getByText('Hello, Marguerite Lavoie.')).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading patients' })).toBeVisible()
    release()
    await expect(page.getByRole('table', { name: 'Patients' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading patients' })).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('has its title with the count, its seven columns and its pages (REQ-584, REQ-591 to REQ-598)', async ({ visitor, isMobile }) => {
    const manager = new ManagerPage(await visitor(STAFF.admin))
    await manager.open()
    await showsCount(manager, '')
    const row = manager.table.locator('[data-row-key]').first()
    const id = (await row.getAttribute('data-row-key')) ?? ''
    await expect(row.getByRole('switch', { name: `${id} is enabled` })).toBeAttached()
    await expect(row.getByRole('button', { name: `Details of ${id}` })).toBeVisible()
    await expect(row.getByText(id, { exact: true })).toBeVisible()
    await expect(row.getByText(/^(Eligible|Ineligible)$/)).toBeVisible()
    await expect(row.getByText(/^(Unfinished|Complete|Not started)$/)).toBeVisible()
    await expect(row.getByRole('button', { name: `Edit the renewal date of ${id}` })).toBeVisible()
    await expect(row.getByRole('button', { name: `Reset conversation of ${id}` })).toBeVisible()
    if (!isMobile) {
      const heads = (await manager.table.getByRole('columnheader').allTextContents()).map((text) => text.trim())
      const names = ['Enabled', 'Settings', 'Patient ID', 'Eligibility Status', 'Questionnaire Status', 'Upcoming Renewal Date', 'Actions']
      expect(heads.map((text) => names.find((name) => text.endsWith(name)))).toEqual(names)
    }
    const pages = manager.page.getByRole('navigation', { name: 'Pages of Patients' })
    await expect(pages).toContainText(/Total \d+/)
    await pages.getByLabel('Rows per page').selectOption('50')
    await expect(manager.table.locator('[data-row-key]')).toHaveCount(50)
    await pages.getByRole('button', { name: 'Next page' }).click()
    await expect(pages).toContainText(/51–100 of \d+/)
    await pages.getByRole('button', { name: 'Previous page' }).click()
    await expect(pages).toContainText(/1–50 of \d+/)
    await pages.getByLabel('Go to page').fill('7')
    await pages.getByLabel('Go to page').press('Enter')
    await expect(pages.getByRole('button', { name: 'Page 7', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(pages).toContainText(/301–350 of \d+/)
    expect(new URL(manager.page.url()).searchParams.get('page')).toBe('7')
    await expectAccessible(manager.page)
  })

  test('the patient id opens the record (REQ-593), the info icon the details (REQ-592)', async ({ visitor, isMobile }) => {
    const { patient_id } = await pick(isEligible, { place: 0, isMobile })
    const manager = new ManagerPage(await visitor(STAFF.admin))
    const row = await manager.find(patient_id)
    const dialog = manager.page.getByRole('dialog', { name: `Patient ${patient_id}` })
    await row.getByRole('button', { name: patient_id, exact: true }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
    await row.getByRole('button', { name: `Details of ${patient_id}` }).click()
    await expect(dialog).toBeVisible()
    await manager.page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('finds by id or full name, whatever the case, by last name (REQ-587, REQ-588, REQ-589)', async ({ visitor, isMobile }) => {
    const { patient_id, first_name, last_name } = await pick(isEligible, { place: 1, isMobile })
    const manager = new ManagerPage(await visitor(STAFF.admin))
    await manager.open()
    const box = manager.page.getByPlaceholder('Search patient ID')
    await box.fill(patient_id.toLowerCase())
    await expect(manager.title('Patients (1)')).toBeVisible()
    await expect(manager.row(patient_id)).toBeVisible()
    await box.fill(`${first_name} ${last_name}`.toUpperCase())
    await expect.poll(() => new URL(manager.page.url()).searchParams.get('q')).toBe(`${first_name} ${last_name}`.toUpperCase())
    await expect(manager.row(patient_id)).toBeVisible()
    await box.fill('no such patient anywhere')
    await expect(manager.page.getByText('No patient matches')).toBeVisible()
    await manager.page.getByRole('button', { name: 'Show all patients' }).click()
    await expect(box).toHaveValue('')
    const { rows } = await callAs<ManagedPage>(STAFF.admin, '/api/patients/manage')
    await expect(manager.table.locator('[data-row-key]')).toHaveCount(20)
    const shown = await manager.table.locator('[data-row-key]').evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')))
    expect(shown).toEqual(rows.map((row) => row.patient_id))
    expect(new Set(shown).size).toBe(20)
  })

  test('the Filters popover has six boxes, a range of renewal dates, the PCRs and Apply; what is on can be taken off again (REQ-585, REQ-586, REQ-590)', async ({
    visitor,
  }) => {
    const manager = new ManagerPage(await visitor(STAFF.admin))
    const { page } = manager
    await manager.open()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const popover = page.getByRole('dialog', { name: 'Filters' })
    const boxes = [
      'Enabled Patients',
      'Disabled Patients',
      'Eligible Patients',
      'Ineligible Patients',
      'Unfinished Questionnaire',
      'No Renewal Dates',
    ]
    await expect(popover.getByRole('checkbox')).toHaveCount(boxes.length)
    for (const name of boxes) await expect(popover.getByRole('checkbox', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
    await popover.getByRole('checkbox', { name: 'Ineligible Patients' }).check()
    await popover.getByRole('checkbox', { name: 'Enabled Patients' }).check()
    await popover.getByRole('button', { name: 'Apply' }).click()
    await showsCount(manager, 'only=enabled,ineligible')
    await page.getByRole('button', { name: 'Remove Enabled Patients' }).click()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await showsCount(manager, '')

    const [first] = (await callAs<ManagedPage>(STAFF.admin, '/api/patients/manage?sort=renewal')).rows
    const day = first?.upcoming_renewal_date ?? ''
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await popover.getByLabel('First day').fill('soon')
    await popover.getByRole('button', { name: 'Apply' }).click()
    await expect(popover.getByText('Not a date')).toBeVisible()
    await popover.getByLabel('First day').fill(day)
    await popover.getByLabel('Last day').fill(day)
    await popover.getByRole('button', { name: 'Apply' }).click()
    await showsCount(manager, `renewal_from=${day}&renewal_to=${day}`)
    await expect(manager.row(first?.patient_id ?? '')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Renewal')
    await expect(manager.row(first?.patient_id ?? '')).toBeVisible()
  })

  test('the calendar of the filter takes a range with two clicks (REQ-586)', async ({ visitor }) => {
    const manager = new ManagerPage(await visitor(STAFF.admin))
    await manager.open('?from=2026-12-05&to=2026-12-05')
    await manager.page.getByRole('button', { name: 'Filters', exact: true }).click()
    const popover = manager.page.getByRole('dialog', { name: 'Filters' })
    await popover.getByRole('button', { name: '10 December 2026' }).click()
    await popover.getByRole('button', { name: '15 December 2026' }).click()
    await expect(popover.getByLabel('First day')).toHaveValue('2026-12-10')
    await expect(popover.getByLabel('Last day')).toHaveValue('2026-12-15')
    await popover.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => new URL(manager.page.url()).search).toContain('from=2026-12-10')
    await showsCount(manager, 'renewal_from=2026-12-10&renewal_to=2026-12-15')
  })

  test('the title carries the name of the PCR filter and how many that PCR has (REQ-584, E-6)', async ({ visitor }) => {
    const manager = new ManagerPage(await visitor(STAFF.admin))
    await manager.open()
    await manager.page.getByRole('button', { name: 'Filters', exact: true }).click()
    const popover = manager.page.getByRole('dialog', { name: 'Filters' })
    await popover.getByLabel('PCR', { exact: true }).selectOption({ label: 'Jasdeep Gill' })
    await popover.getByRole('button', { name: 'Apply' }).click()
    await expect(manager.title(/^Patients – Jasdeep Gill \(\d+\)$/)).toBeVisible()
  })
})

test.describe('changes from the list', () => {
  test('disabling asks first, a no is said, a failure turns the switch back (REQ-616, REQ-617, REQ-618, REQ-627, REQ-628, REQ-646, REQ-647)', async ({
    visitor,
    isMobile,
    faults,
  }) => {
    faults.foresee(/Failed to load resource/)
    const { patient_id } = await pick(isEligible, { place: 2, isMobile })
    const manager = new ManagerPage(await visitor(STAFF.admin))
    const row = await manager.find(patient_id)
    const enabled = row.getByRole('switch')
    const press = () => enabled.click({ force: true })

    await press()
    await expect(manager.page.getByRole('dialog')).toContainText('Disabled patients receive no e-mails.')
    await expectAccessible(manager.page)
    await manager.press('Cancel')
    await manager.says('Operation cancelled')
    await expect(enabled).toBeChecked()

    const mend = await manager.break('refused')
    await press()
    await manager.press('Disable patient')
    await manager.says('Failed to update patient status.')
    await expect(enabled).toBeChecked()
    expect((await stored(patient_id)).patient_active).toBe(true)
    await mend()

    await press()
    await manager.press('Disable patient')
    await manager.says('Patient is now Inactive.')
    await expect(enabled).not.toBeChecked()
    expect((await stored(patient_id)).patient_active).toBe(false)
    await press()
    await manager.says('Patient is now Active.')
    await expect(enabled).toBeChecked()
  })

  test('resetting a conversation asks first and says what is kept (REQ-597, REQ-621, REQ-627, REQ-630, REQ-648)', async ({
    visitor,
    isMobile,
    faults,
  }) => {
    faults.foresee(/Failed to load resource/)
    const { patient_id } = await pick(isThrough, { place: 12, isMobile })
    const manager = new ManagerPage(await visitor(STAFF.admin))
    const row = await manager.find(patient_id)
    const reset = row.getByRole('button', { name: `Reset conversation of ${patient_id}` })
    await expect(row.getByText('Complete', { exact: true })).toBeVisible()
    await reset.click()
    await expect(manager.page.getByRole('dialog')).toContainText('Answers given so far are kept')
    await manager.press('Cancel')
    await manager.says('Conversation reset cancelled')
    const mend = await manager.break('refused')
    await reset.click()
    await manager.press('Reset conversation')
    await manager.says('Failed to reset conversation.')
    await mend()
    await reset.click()
    await manager.press('Reset conversation')
    await manager.says('Conversation reset successfully!')
    await expect(row.getByText('Not started')).toBeVisible()
    expect(await stored(patient_id)).toMatchObject({
      async_questionnaire_complete: false,
      questionnaire_in_progress: false,
      conversation_state: {},
    })
  })

  test('the renewal date is edited in its dialog, which needs a date (REQ-596, REQ-613, REQ-622, REQ-625, REQ-626, REQ-645)', async ({
    visitor,
    isMobile,
    faults,
  }) => {
    faults.foresee(/Failed to load resource/)
    const { patient_id } = await pick(isEligible, { place: 3, isMobile })
    const manager = new ManagerPage(await visitor(STAFF.admin))
    const row = await manager.find(patient_id)
    const edit = row.getByRole('button', { name: `Edit the renewal date of ${patient_id}` })
    const dialog = manager.page.getByRole('dialog', { name: 'Update Renewal Date' })
    const field = dialog.getByPlaceholder('yyyy-MM-dd')
    await edit.click()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
    await expectAccessible(manager.page)
    for (const wrong of ['', '2027-02-30', '15/06/2027']) {
      await field.fill(wrong)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Please select a valid date.')).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()

    await edit.click()
    await field.fill('2027-06-01')
    const mend = await manager.break('refused')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await manager.says('Failed to update renewal date.')
    await mend()
    await dialog.getByRole('button', { name: '15 June 2027' }).click()
    await expect(field).toHaveValue('2027-06-15')
    await field.press('Enter')
    await manager.says('Renewal date updated successfully!')
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('15 Jun 2027')
    const now = await stored(patient_id)
    expect(now.upcoming_renewal_date).toBe('2027-06-15')
    expect(now.completed_appointment_at).toMatch(/^2026-06-15/)
  })

  test('an ineligible patient shows why, for how many days, and the date, which can be edited; resetting takes it all away (REQ-594, REQ-614, REQ-615, REQ-619, REQ-623, REQ-625 to REQ-627, REQ-629, REQ-642 to REQ-644)', async ({
    visitor,
    isMobile,
    faults,
  }) => {
    faults.foresee(/Failed to load resource/)
    const { patient_id, ineligible_reason } = await pick(isIneligible, { place: 13, isMobile })
    const manager = new ManagerPage(await visitor(STAFF.admin))
    const row = await manager.find(patient_id)
    await expect(row).toContainText(ineligible_reason)
    await expect(row).toContainText(/Marked (today|\d+ days? ago)/)

    const dialog = manager.page.getByRole('dialog', { name: 'Update Eligibility Date' })
    await row.getByRole('button', { name: `Edit the eligibility date of ${patient_id}` }).click()
    const field = dialog.getByPlaceholder('yyyy-MM-dd')
    await field.fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please select a valid date.')).toBeVisible()
    await field.fill('2028-02-29')
    const mendDate = await manager.break('refused')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await manager.says('Failed to update eligibility date.')
    await mendDate()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await manager.says('Eligibility date updated successfully!')
    await expect(row).toContainText('Eligible again 29 Feb 2028')

    const reset = row.getByRole('button', { name: `Reset eligibility of ${patient_id}` })
    await reset.click()
    await manager.press('Cancel')
    await manager.says('Reset cancelled')
    const mend = await manager.break('refused')
    await reset.click()
    await manager.press('Reset eligibility')
    await manager.says('Failed to reset eligibility status')
    await expect(row).toContainText(ineligible_reason)
    await mend()
    await reset.click()
    await manager.press('Reset eligibility')
    await manager.says('Eligibility status reset successfully!')
    await expect(row.getByText('Eligible', { exact: true })).toBeVisible()
    expect(await stored(patient_id)).toMatchObject({ eligible: true, eligible_date: null, ineligible_reason: '' })
  })
})
