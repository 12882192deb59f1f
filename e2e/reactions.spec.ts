import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { newPatient, newWorker } from './support/queue-people.ts'
import { clinicDay } from './support/signers.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('an adverse reaction is recorded, and a colleague records how it continued; the record keeps both, with who wrote them', async ({
  visitor,
}) => {
  const { id } = await newPatient('pcr', 'Felt-Dizzy')
  const [first, second] = [await newWorker(visitor, 'pcr'), await newWorker(visitor, 'pcr')]
  await first.page.goto(`/pages/patient?patient=${id}`)
  const summary = await openTab(first.page, 'Summary')
  await summary.getByRole('button', { name: 'Record a reaction' }).click()
  const dialog = first.page.getByRole('dialog', { name: 'Adverse reaction' })
  await dialog.getByRole('textbox', { name: 'Product' }).fill('Oil 10 mg/mL')
  await dialog.getByLabel('What happened').fill('Dizzy after the evening dose')
  await dialog.getByLabel('What was done').fill('Halved the dose')
  await dialog.getByLabel('Began on').fill(clinicDay(-3))
  await dialog.getByLabel('Severity').selectOption('Moderate')
  await dialog.getByRole('button', { name: 'Save the reaction' }).click()
  await expect(dialog).toContainText('Fill this in.')
  await expect(dialog.getByLabel('Outcome')).toBeFocused()
  await expectAccessible(first.page)
  await dialog.getByLabel('Outcome').selectOption('Ongoing')
  await dialog.getByLabel('Lot number').fill('L-7')
  await dialog.getByRole('checkbox', { name: 'Hospital stay' }).check()
  await expect(dialog.getByLabel('Caused by the product')).toBeDisabled()
  await dialog.getByRole('button', { name: 'Save the reaction' }).click()
  await expect(summary).toContainText(/Moderate, began .*, ongoing\. Not reported\./)
  await expect(summary).toContainText('Lot L-7. Serious: Hospital stay.')

  await second.page.goto(`/pages/patient?patient=${id}`)
  const theirs = await openTab(second.page, 'Summary')
  await theirs.getByRole('button', { name: 'Continue: what followed the reaction to Oil 10 mg/mL' }).click()
  const going = second.page.getByRole('dialog', { name: 'Reaction to Oil 10 mg/mL' })
  await going.getByLabel('Outcome').selectOption('Recovered')
  await going.getByLabel('Reported on').fill(clinicDay(0))
  await takeScreenshot(second.page, 'reaction-continued')
  await going.getByRole('button', { name: 'Save the reaction' }).click()
  await expect(theirs).toContainText(/Moderate, began .*, recovered\. Reported /)
  await expect(theirs).toContainText('Lot L-7. Serious: Hospital stay.')
  await theirs.getByText('Course, 1 earlier').click()
  await expect(theirs).toContainText(
    new RegExp(`${first.name}: Dizzy after the evening dose Done: Halved the dose Moderate, began .*, ongoing`),
  )
  await expectAccessible(second.page)
  await takeScreenshot(second.page, 'reaction-course')
})
