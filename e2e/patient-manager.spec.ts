import type { ManagedPage } from '@clinic/contract/patient-manager'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { isEligible, ManagerPage, pick } from './support/patient-manager-page.ts'
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
    const takeScreenshot = await manager.table
      .locator('[data-row-key]')
      .evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')))
    expect(takeScreenshot).toEqual(rows.map((row) => row.patient_id))
    expect(new Set(takeScreenshot).size).toBe(20)
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
    await expect(popover.getByText('Enter a date as yyyy-MM-dd')).toBeVisible()
    await popover.getByLabel('First day').fill(day)
    await popover.getByLabel('Last day').fill(day)
    await popover.getByRole('button', { name: 'Apply' }).click()
    await showsCount(manager, `renewal_from=${day}&renewal_to=${day}`)
    await expect(manager.row(first?.patient_id ?? '')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Renewal')
    await expect(manager.row(first?.patient_id ?? '')).toBeVisible()
  })
})
