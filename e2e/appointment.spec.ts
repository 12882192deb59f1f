import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bookForPatient } from './support/booked.ts'
import { expect, test } from './support/fixtures.ts'
import { STAFF } from './support/staff.ts'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a patient moves their appointment by the link in their mail, cancels it and takes that back (D-1)', async ({ page, isMobile }) => {
  const { link, practitioner } = await bookForPatient(isMobile ? 3 : 6)
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/booking/link?*', (route) => looked.then(() => route.continue()), { times: 1 })
  await page.goto(link)
  await expect(page.getByRole('status', { name: 'One moment' })).toBeVisible()
  await expectAccessible(page)
  goOn()
  await heading(page, 'Your appointment')
  await expect(page.getByText(practitioner)).toBeVisible()
  await expect(page.getByText(/Pacific time/)).toBeVisible()
  await expect(page.getByText(/At the clinic: .* Eastern time/)).toBeVisible()
  await expectAccessible(page)
  const before = await page.getByRole('time').textContent()

  await test.step('Another time is chosen by keyboard, kept with a countdown, and then the appointment is there.', async () => {
    await page.getByRole('button', { name: 'Choose another time' }).press('Enter')
    await heading(page, 'Choose another time')
    await expectAccessible(page)
    const times = page.getByRole('radiogroup', { name: 'Time' })
    await times.getByRole('radio').first().press('Space')
    await page.getByRole('button', { name: 'Hold this time' }).press('Enter')
    await heading(page, 'Move your appointment?')
    await expect(page.getByRole('timer')).toContainText(/^(10:00|9:\d\d) left$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Choose a different time' }).click()
    await heading(page, 'Choose another time')
    await times.getByRole('radio').last().click()
    await page.getByRole('button', { name: 'Hold this time' }).click()
    await heading(page, 'Move your appointment?')
    await page.reload()
    await page.getByRole('button', { name: 'Move my appointment' }).click()
    await expect(page.getByText('Your appointment has been moved.')).toBeVisible()
    await heading(page, 'Your appointment')
    await expect(page.getByRole('time')).not.toHaveText(before ?? '')
  })

  await test.step('It goes into the patient’s own calendar.', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to my calendar' }).click()
    expect((await download).suggestedFilename()).toBe('appointment.ics')
  })

  await test.step('It is cancelled only after a question, and that can be taken back for a minute.', async () => {
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel your appointment?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    await dialog.getByRole('button', { name: 'Cancel the appointment' }).click()
    await heading(page, 'Appointment cancelled')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo the cancellation' }).click()
    await expect(page.getByText('Your appointment is back on.')).toBeVisible()
    await heading(page, 'Your appointment')
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(isMobile ? 390 : 1440)
})

test('the calendar shows what is booked, opens its patient and cancels it with a reason (F-9)', async ({
  page: patientPage,
  visitor,
  isMobile,
}) => {
  const { patient_id, startAt, practitioner, link } = await bookForPatient(isMobile ? 9 : 12)
  const page = await visitor(STAFF.admin)
  await page.goto(`/admin/calendar?view=month&day=${startAt.slice(0, 10)}`)
  const patient = page.getByRole('button', { name: patient_id, exact: true })
  await expect(patient).toBeVisible()
  await expectAccessible(page)
  await patient.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ has: patient, hasText: practitioner })
  await row
    .last()
    .getByRole('button', { name: /^Change the appointment at/ })
    .click()
  await page
    .getByRole('dialog', { name: /^Visits of/ })
    .getByRole('button', { name: /^Cancel visit/ })
    .click()
  const question = page.getByRole('dialog', { name: /^Cancel the visit of/ })
  await question.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'The practitioner is away' }).click()
  await question.getByRole('button', { name: 'Cancel visit' }).click()
  await expect(page.getByText(/^Visit of .* cancelled\.$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(patient).toHaveCount(0)
  await patientPage.goto(link)
  await heading(patientPage, 'Appointment cancelled')
})
