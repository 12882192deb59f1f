import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { claimAs, newPatients } from './support/queue-people.ts'
import { newSigner } from './support/signers.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('an NP reads what the patient will be told of a decision, writes it otherwise, and completes (F-8)', async ({ visitor }) => {
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
})

test('the page for verification lists earlier calls (facts 5)', async ({ visitor }) => {
  const page = await visitor(STAFF.pcr)
  await page.goto('/pages/verify')
  await expect(page.getByRole('region', { name: 'Earlier calls' })).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'verify-earlier-calls')
})
