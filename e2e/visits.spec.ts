import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { freshName } from './support/fresh-name.ts'
import { openTab } from './support/open-tab.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { waitingPatient } from './support/waiting-patients.ts'

const visitsOf = (page: Page) => page.getByRole('tabpanel', { name: 'Visits' })

test('a PCR books a visit for a patient, its NP opens the record and moves it, and the PCR cancels it with a reason (F-1, F-9)', async ({
  visitor,
}) => {
  const name = { first_name: 'Booker', last_name: freshName('Deskside') }
  const called = `${name.first_name} ${name.last_name}`
  const patient = await waitingPatient(name)
  const page = await visitor(STAFF.pcr)
  const queue = new QueuePage(page, 'pcr')
  await queue.open()
  await queue.search(patient)
  const record = await queue.openDetails(queue.unassigned, patient)

  const booking = page.getByRole('dialog', { name: `Book a visit for ${called}` })
  const booked = await test.step('Free times follow where the patient will be.', async () => {
    await openTab(record, 'Visits')
    await expect(visitsOf(page)).toContainText('No visits yet.')
    await visitsOf(page).getByRole('button', { name: 'Book a visit' }).click()
    await booking.getByRole('combobox', { name: 'Where will the patient be?' }).click()
    await page.getByRole('option', { name: 'Alberta' }).click()
    await expect(booking.getByText(/for patient$/).first()).toBeVisible()
    await takeScreenshot(page, 'visit-times')
    await booking.getByRole('combobox', { name: 'Where will the patient be?' }).click()
    await page.getByRole('option', { name: 'Ontario' }).click()
    await booking
      .getByRole('radio', { name: /Dana Whitfield/ })
      .nth(1)
      .check({ force: true })
    await expect(booking).toContainText(`${called} gets an email with the time`)
    await expectAccessible(page)
    await takeScreenshot(page, 'visit-booking')
    await booking.getByRole('button', { name: `Book ${called}` }).click()
    await expect(page.getByText(new RegExp(`^Visit booked for ${called}`))).toBeVisible()
    await expect(visitsOf(page).getByRole('listitem')).toContainText('Booked')
    await expectAccessible(page)
    await visitsOf(page).scrollIntoViewIfNeeded()
    await takeScreenshot(page, 'visit-booked')
    const [text = '', date = ''] = /(\d+ \w+ \d{4}), \d\d:\d\d/.exec((await visitsOf(page).getByRole('listitem').textContent()) ?? '') ?? []
    return { text, day: new Date(`${date} UTC`).toISOString().slice(0, 10) }
  })

  await test.step('The NP of the visit opens the record, which is in no queue of theirs, and moves the visit.', async () => {
    const np = await visitor(STAFF.np)
    await np.goto(`/admin/calendar?day=${booked.day}`)
    await takeScreenshot(np, 'visit-day')
    await expectAccessible(np)
    await np.getByRole('button', { name: new RegExp(`${called} `) }).click()
    await openTab(np, 'Visits')
    await expect(visitsOf(np)).toContainText('with Dana Whitfield')
    await visitsOf(np).getByRole('button', { name: /^Move/ }).click()
    const moving = np.getByRole('dialog', { name: `Move the visit of ${called}` })
    await moving
      .getByRole('radio', { name: /Dana Whitfield/ })
      .nth(3)
      .check({ force: true })
    await moving.getByRole('button', { name: `Move ${called}` }).click()
    await expect(np.getByText(new RegExp(`^Visit moved for ${called}`))).toBeVisible()
    await np.keyboard.press('Escape')
    await expect(np.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(np)
    await takeScreenshot(np, 'visit-calendar')
  })

  await test.step('The PCR sees the new time without a reload, and cancels.', async () => {
    await expect(visitsOf(page).getByRole('listitem')).not.toContainText(booked.text)
    await visitsOf(page)
      .getByRole('button', { name: /^Cancel visit/ })
      .click()
    const question = page.getByRole('dialog', { name: `Cancel the visit of ${called}?` })
    await question.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('option', { name: 'The patient asked' }).click()
    await expectAccessible(page)
    await takeScreenshot(page, 'visit-cancel')
    await question.getByRole('button', { name: 'Cancel visit' }).click()
    await expect(page.getByText(`Visit of ${called} cancelled.`)).toBeVisible()
    await expect(visitsOf(page).getByRole('listitem')).toContainText('Cancelled')
    await expect(visitsOf(page).getByRole('button', { name: 'Book again' })).toBeVisible()
    await openTab(record, 'Timeline')
    await expect(record.getByText('Cancelled, the patient asked', { exact: false })).toBeVisible()
  })
})
