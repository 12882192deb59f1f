import { randomUUID } from 'node:crypto'
import type { ClinicOverview } from '@clinic/contract/reports'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { claimAs, newPatient, newWorker } from './support/queue-people.ts'
import { callAs } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** The number that is under a name. */
const fact = (place: Page | Locator, name: string) =>
  place
    .locator('dt')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
    .first()
const overviewOf = (email: string) => callAs<ClinicOverview>(email, '/api/reports/overview')

async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await expect(title(page)).toHaveText(name)
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

/** Wide as the window and no wider. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test.describe('the overview', () => {
  test('is where /admin leads, and shows the clinic’s day in counts to everyone with a queue (REQ-013, E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.pcr)
    await open(page, '/admin', 'Overview')
    await expect(page).toHaveURL(/\/admin\/overview$/)
    const known = await overviewOf(STAFF.pcr)
    await expect(fact(page, 'Active patients')).toHaveText(/^\d+$/)
    await expect(fact(page, 'Renewals due')).toHaveText(String(known.renewals_due))
    const queue = panel(page, 'NP queue')
    await expect(queue.getByText(/NPs? on duty\.$/)).toBeVisible()
    await expect(queue.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Long waits' }).getByRole('row')).toHaveCount(6)
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  test('opens without a queue too, and says who sees the counts (REQ-061, E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.user)
    for (const [path, name] of [
      ['/admin', 'Overview'],
      ['/admin/stats', 'Statistics'],
      ['/admin/charts', 'Charts'],
      ['/maps/google', 'Patients by province'],
    ] as const) {
      await open(page, path, name)
      await expect(page.getByText('Counts are shown to people who work in a queue or manage one.')).toBeVisible()
    }
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  test('tells an NP of their own patients first, and follows what happens without a reload', async ({ visitor }) => {
    const { page, email } = await newWorker(visitor, 'np')
    await open(page, '/admin/overview', 'Overview')
    await expect(page.getByText('live', { exact: true })).toBeVisible()
    const own = panel(page, 'Your NP Queue')
    await expect(fact(own, 'Your active patients')).toHaveText('0 of 5')
    await expectAccessible(page)
    const { id } = await newPatient('np', 'At-A-Glance')
    await claimAs(email, 'np', id)
    await expect(fact(own, 'Your active patients')).toHaveText('1 of 5')
    await own.getByRole('link', { name: 'Go to the NP Queue' }).click()
    await expect(title(page)).toHaveText('NP Queue')
  })

  test('names those on duty to managers, and leads to where they act on the queue', async ({ visitor }) => {
    const page = await visitor(STAFF.pcrManager)
    await open(page, '/admin/overview', 'Overview')
    await expect(panel(page, 'PCR queue').getByText(/PCRs on duty:.*Amara Osei/)).toBeVisible()
    await expect(panel(page, 'NP queue').getByText(/NPs on duty\.$/)).toBeVisible()
    await panel(page, 'PCR queue').getByRole('link', { name: 'Open PCR Admin' }).click()
    await expect(title(page)).toHaveText('PCR Admin')
    expect(new URL(page.url()).searchParams.get('who')).toBe('unassigned')
  })
})

test.describe('figures over time', () => {
  test('give administrators everything of any days, by person and province (REQ-013, E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.admin)
    await open(page, '/admin/stats?from=2026-01-01&to=2026-12-31', 'Statistics')
    await expect(page.getByRole('table', { name: 'User Statistics' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'By province' })).toBeVisible()
    await page.getByRole('button', { name: 'Ontario, Active patients' }).click()
    await expect(dialog(page, 'Active patients').getByRole('table', { name: 'Patients' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
    await open(page, '/admin/charts', 'Charts')
    await expect(panel(page, 'By hour and weekday')).toBeVisible()
    await expect(page.getByRole('table', { name: 'User Statistics' })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  test('give everybody else the counts of four weeks, keep the days in the address, and say who sees more (REQ-013, E-9)', async ({
    visitor,
  }) => {
    const page = await visitor(STAFF.np)
    await open(page, '/admin/stats', 'Statistics')
    await expect(page.getByText('Administrators can also see them for any dates')).toBeVisible()
    const days = page.getByRole('table', { name: 'Daily totals' })
    await expect(days.locator('[data-row-key]')).toHaveCount(28)
    await page.getByText('7 days', { exact: true }).click()
    await expect(page).toHaveURL(/\?days=7$/)
    await expect(days.locator('[data-row-key]')).toHaveCount(7)
    await page.reload()
    await expect(days.locator('[data-row-key]')).toHaveCount(7)
    const { days: known } = await overviewOf(STAFF.np)
    const seen = known.slice(-7).reduce((sum, { patientsSeen }) => sum + patientsSeen, 0)
    await expect(fact(panel(page, 'In this period'), 'Patients Seen')).toHaveText(String(seen))
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  test('are charts with a table that says the same and words on what is counted (REQ-013, E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.pcr)
    await open(page, '/admin/charts?days=14', 'Charts')
    const card = panel(page, 'Patients seen per day')
    await expect(card.getByRole('img', { name: /^Patients seen per day, in all New: \d+, Renewed: \d+/ })).toBeVisible()
    await expect(card.getByText('Appointments completed in these days')).toBeVisible()
    await expect(card.locator('.recharts-bar').first()).toBeVisible()
    await expectAccessible(page)
    await card.getByText('Table', { exact: true }).click()
    await expect(card.getByRole('table').getByRole('row')).toHaveCount(15)
    await expectAccessible(page)
    await expectNoSideways(page)
  })
})

test.describe('the map of patients', () => {
  test('tells each province’s number on itself, in words and in the table, also by keys (REQ-012, E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.np)
    await open(page, '/maps', 'Patients by province')
    await expect(page).toHaveURL(/\/maps\/google$/)
    const map = page.getByRole('group', { name: 'Active patients by province, on a map of Canada' })
    await expect(map.getByRole('button')).toHaveCount(13)
    const nova = map.getByRole('button', { name: /^Nova Scotia: \d+ active patients/ })
    await nova.focus()
    await page.keyboard.press('Enter')
    await expect(nova).toHaveAttribute('aria-pressed', 'true')
    const words = page.getByRole('status').filter({ hasText: 'Nova Scotia' })
    const [, count = ''] = /: (\d+) active/.exec((await words.textContent()) ?? '') ?? []
    const row = page.getByRole('table', { name: 'Active patients by province' }).getByRole('row', { name: /Nova Scotia/ })
    await expect(row).toHaveAttribute('data-state', 'selected')
    await expect(row).toContainText(count)
    await expect(page.getByRole('list', { name: 'Patients per province' }).getByRole('listitem').first()).toHaveText('none')
    await expect(page.getByRole('link', { name: 'svg-maps by Victor Cazanave' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  test('fills the window, and Exit or Escape leads back (REQ-012, E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.np)
    await open(page, '/maps/google', 'Patients by province')
    await page.getByRole('link', { name: 'Full screen' }).click()
    await expect(page).toHaveURL(/\/maps\/full-screen$/)
    await expect(title(page)).toHaveText('Map')
    const map = page.getByRole('group', { name: /on a map of Canada$/ })
    await expect(map).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close map' }).click()
    await expect(title(page)).toHaveText('Patients by province')
    await page.goto('/maps/full-screen')
    await expect(map).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/maps\/google$/)
  })
})

test.describe('clinic locations', () => {
  test('are listed by province beside the map, which shows those of one province (REQ-012, E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.user)
    await open(page, '/maps/vector-map', 'Clinic locations')
    const list = panel(page, 'Clinics')
    await expect(list.getByRole('heading', { name: 'Danforth Clinic' })).toBeVisible()
    await expect(list.getByRole('link', { name: '416-555-0142' })).toHaveAttribute('href', 'tel:4165550142')
    await expect(list.getByRole('listitem').filter({ hasText: 'Quinpool Clinic' }).getByText('Closed for now')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Add|Edit)/ })).toHaveCount(0)
    const map = page.getByRole('group', { name: 'Clinics by province, on a map of Canada' })
    await map.getByRole('button', { name: 'Alberta: 1 clinic' }).press('Enter')
    await expect(list.getByRole('heading', { name: 'Inglewood Clinic' })).toBeVisible()
    await expect(list.getByRole('heading', { name: 'Danforth Clinic' })).toHaveCount(0)
    await map.getByRole('button', { name: 'Nunavut: 0 clinics' }).press('Enter')
    await expect(list.getByText('No clinic here')).toBeVisible()
    await list.getByRole('button', { name: 'Show all provinces' }).click()
    await expect(list.getByRole('heading', { name: 'Danforth Clinic' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
  })

  test('are added, changed and taken off by an administrator (E-9)', async ({ visitor }) => {
    const page = await visitor(STAFF.admin)
    const name = `Test Clinic ${randomUUID().slice(0, 6)}`
    await open(page, '/maps/vector-map', 'Clinic locations')
    await page.getByRole('button', { name: 'Add a clinic' }).click()
    const form = dialog(page, 'Add a clinic')
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Street address').fill('1 Main Street')
    await form.getByLabel('City').fill('Winnipeg')
    await form.getByLabel('Province or territory').selectOption('Manitoba')
    await form.getByLabel('Postal code').fill('r3c0a1')
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('alert').filter({ hasText: `${name} added.` })).toBeVisible()
    const item = panel(page, 'Clinics').getByRole('listitem').filter({ hasText: name })
    await expect(item).toContainText('1 Main Street, Winnipeg, MB R3C 0A1')

    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await dialog(page, name).getByLabel('Opening hours').fill('By appointment')
    await dialog(page, name).getByRole('switch', { name: 'Open', exact: true }).uncheck()
    await dialog(page, name).getByRole('button', { name: 'Save' }).click()
    await expect(item).toContainText('By appointment')
    await expect(item).toContainText('Closed for now')

    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await dialog(page, name).getByRole('button', { name: 'Remove from list' }).click()
    await dialog(page, `Take ${name} off the list?`).getByRole('button', { name: 'Remove from list' }).click()
    await expect(item).toHaveCount(0)
  })
})
