import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { cutOff } from './support/cut-off.ts'
import { expect, test } from './support/fixtures.ts'
import { sendAs } from './support/send-as.ts'
import { STAFF, type StaffEmail } from './support/staff.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Working hours' })

async function openCalendar(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/calendar${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

test('an NP sets their hours and days off, which the calendar then shows (E-9)', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'one journey changes the hours at a time')
  const page = await visitor(STAFF.both)
  await openCalendar(page, '?view=month&day=2031-03-05')
  await page.getByRole('button', { name: 'My working hours' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Add hours on Monday' }).click()
  await dialog.getByLabel('Monday, first hours: until').fill('12:00')
  await dialog.getByRole('button', { name: 'Add hours on Monday' }).click()
  await dialog.getByLabel('Monday, second hours: from').fill('11:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Monday hours overlap. Merge them or leave a gap.')
  await dialog.getByLabel('Monday, second hours: from').fill('13:00')
  await dialog.getByLabel('Monday, second hours: until').fill('16:30')
  await dialog.getByRole('button', { name: 'Copy the hours of Monday to Monday to Friday' }).click()
  await dialog.getByRole('button', { name: 'Add days off' }).click()
  await dialog.getByLabel('Days off 1: first day').fill('2031-03-06')
  await dialog.getByLabel('Days off 1: last day').fill('2031-03-07')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Working hours of Noor Haddad saved.' })).toBeVisible()

  const wednesday = page.locator('[data-day="2031-03-05"]')
  const day = page.getByRole('region', { name: 'Wednesday, 5 Mar 2031' })
  await expect(day).toContainText('09:00–12:00, 13:00–16:30 (6 h 30 min)')
  await expect(page.locator('[data-day="2031-03-06"]')).toContainText('off')
  await expect(page.locator('[data-day="2031-03-08"]')).not.toContainText('Noor')

  await test.step('The table of days is gone through by keys, into the next month and back.', async () => {
    await wednesday.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-day="2031-03-06"]')).toBeFocused()
    await expect(page.getByRole('region', { name: 'Thursday, 6 Mar 2031' })).toContainText('Day off')
    await page.keyboard.press('PageDown')
    await expect(page.locator('[data-day="2031-04-06"]')).toBeFocused()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('End')
    await expect(page.locator('[data-day="2031-03-09"]')).toBeFocused()
  })
  await test.step('The week names who works.', async () => {
    await page.getByText('Week', { exact: true }).click()
    await expect(page).toHaveURL(/view=week/)
    await expect(page.getByRole('region', { name: 'Noor Haddad' }).first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('Hours can be cleared again.', async () => {
    await page.getByRole('button', { name: 'My working hours' }).click()
    await expect(dialog.getByLabel('Friday, second hours: until')).toHaveValue('16:30')
    await dialog.getByRole('button', { name: 'Clear all' }).click()
    await dialog.getByRole('button', { name: 'Remove days off 1' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  })
})

test('a manager edits an NP’s hours from NP Admin, and is told when somebody was quicker', async ({ visitor, isMobile, pageErrors }) => {
  test.skip(isMobile, 'one journey changes the hours at a time')
  pageErrors.allow(/status of 409/)
  await clearHours('Geneviève Bouchard')
  const begin = async (who: StaffEmail) => {
    const page = await visitor(who)
    await page.goto('/pages/NPAdmin')
    await page.getByRole('button', { name: 'Working hours' }).click()
    await dialogOf(page).getByRole('combobox', { name: 'Nurse practitioner' }).fill('Genev')
    await page.getByRole('option', { name: 'Geneviève Bouchard (queue disabled)' }).click()
    await dialogOf(page).getByRole('button', { name: 'Add hours on Sunday' }).click()
    return page
  }
  const [first, second] = [await begin(STAFF.npManager), await begin(STAFF.admin)]
  await dialogOf(first).getByRole('button', { name: 'Save' }).click()
  await expect(first.getByRole('alert').filter({ hasText: 'Working hours of Geneviève Bouchard saved.' })).toBeVisible()
  await dialogOf(second).getByLabel('Sunday, first hours: from').fill('10:00')
  await dialogOf(second).getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('alert').filter({ hasText: 'Someone else changed these working hours.' })).toBeVisible()
  await expect(dialogOf(second).getByLabel('Sunday, first hours: from')).toHaveValue('09:00')
  await dialogOf(second).getByRole('button', { name: 'Clear all' }).click()
  await dialogOf(second).getByRole('button', { name: 'Save' }).click()
  await expect(dialogOf(second)).toHaveCount(0)
})

/** What a try before has left. */
async function clearHours(name: string): Promise<void> {
  const people = await sendAs<{ id: number; name: string }[]>(STAFF.admin, { method: 'GET', path: '/api/users' })
  const path = `/api/booking/working_hours/${people.find((one) => one.name === name)?.id}`
  const { version } = await sendAs<{ version: number }>(STAFF.admin, { method: 'GET', path })
  await sendAs(STAFF.admin, { method: 'PUT', path, body: { version, hours: [], days_off: [] } })
}

test('the calendar counts completed appointments and opens their patients, on a phone as a list', async ({ visitor, isMobile }) => {
  const page = await visitor(STAFF.admin)
  await openCalendar(page, '?view=month')
  const withSome = page.getByRole('button', { name: /completed/ })
  if ((await withSome.count()) === 0) await page.getByRole('button', { name: /^Previous/ }).click()
  await withSome.last().click()
  await expectAccessible(page)
  const patient = page.getByRole('button', { name: /^TCN-\d+$/ }).first()
  await expect(patient).toBeVisible()
  if (isMobile) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  }
  await patient.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a PCR sees NPs side by side on the next working day, in both clocks for a patient elsewhere, and books from a free time (F-9, E-10)', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone lists one NP')
  const page = await visitor(STAFF.pcr)
  await openCalendar(page)
  const people = page.getByRole('region', { name: /^\w+day, / }).getByRole('region')
  const day = page.getByRole('heading', { level: 2, name: /^\w+day, / })
  await expect(people.first()).toBeVisible()
  // On a Saturday one NP may work alone.
  for (let days = 0; days < 4 && (await people.count()) < 2; days += 1) {
    const shown = (await day.textContent()) ?? ''
    await page.getByRole('button', { name: 'Next day' }).click()
    await expect(day).not.toHaveText(shown)
  }
  await expect(people.nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Where the patient will be' }).click()
  await page.getByRole('option', { name: 'Licensed in British Columbia' }).click()
  await expect(page.getByRole('list', { name: 'British Columbia time' })).toBeVisible()
  await expect(people.last()).toContainText('Not licensed in British Columbia')
  await page.getByText('Week', { exact: true }).click()
  const friday = page.getByRole('region', { name: /^Friday, / })
  await expect(friday).toBeVisible()
  await expectAccessible(page)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await cutOff(page), `the week at ${width}`).toEqual([])
  }
  // On a Friday evening nothing of its week is free.
  await page.getByRole('button', { name: 'Next week' }).click()
  await page
    .getByRole('button', { name: / free with .*, book a visit$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Book a visit' })).toBeVisible()
})
