import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { claimAs, newPatients } from './support/queue-people.ts'
import { newSigner } from './support/signers.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('an NP reads what the patient will be told of a decision, writes it otherwise, completes, and books the visit in four weeks (F-8, F-9)', async ({
  visitor,
}) => {
  const signer = await newSigner(visitor)
  const [id = ''] = await newPatients('np', 'Told-Of', 1)
  await claimAs(signer.email, 'np', id)
  const { page } = signer
  await page.goto(`/pages/patient?patient=${id}`)
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Complete the appointment of / })
  await dialog.getByRole('radio', { name: 'See again', exact: true }).check()
  const message = dialog.getByRole('textbox', { name: 'Message to the patient' })
  await expect(message).toHaveValue(/I would like to see you again around \w+day, /)
  await expect(dialog.getByText(/Shown one minute after completing/)).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'decision-message')
  await message.fill('See you in four weeks, Robin.')
  await dialog.getByRole('button', { name: 'Complete appointment' }).click()
  await expect(page.getByText('Appointment completed.')).toBeVisible()

  await test.step('The visit in some weeks is booked around its day: by the NP, who has no hours, with a colleague.', async () => {
    await openTab(page, 'Visits')
    const visits = page.getByRole('tabpanel', { name: 'Visits' })
    await expect(visits).toContainText(/The NP wants to see Robin Told-Of again around /)
    await visits.getByRole('button', { name: 'Book the next visit' }).click()
    const booking = page.getByRole('dialog', { name: 'Book a visit for Robin Told-Of' })
    await expect(booking).toContainText(/To be seen again around /)
    await expect(booking.getByText(/^You have no free times in the three weeks from /)).toBeVisible()
    await booking.getByRole('switch', { name: 'My own times only' }).uncheck({ force: true })
    await booking
      .getByRole('radio', { name: /Dana Whitfield/ })
      .last()
      .check({ force: true })
    await takeScreenshot(page, 'visit-again')
    await booking.getByRole('button', { name: 'Book Robin Told-Of' }).click()
    await expect(page.getByText(/^Visit booked for Robin Told-Of/)).toBeVisible()
    await expect(visits.getByRole('listitem')).toContainText('with Dana Whitfield')
  })
})

test('the page for verification lists earlier calls (facts 5)', async ({ visitor }) => {
  const page = await visitor(STAFF.pcr)
  await page.goto('/pages/verify')
  await expect(page.getByRole('region', { name: 'Earlier calls' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'verify-earlier-calls')
})
