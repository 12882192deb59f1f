import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { waitingPatient } from './support/waiting-patients.ts'

test('a PCR corrects a phone number and an email with a reason, and the record shows what was before (F-12)', async ({
  visitor,
  isMobile,
}) => {
  const name = { first_name: 'Corrine', last_name: isMobile ? 'Phoneside' : 'Deskside' }
  const called = `${name.first_name} ${name.last_name}`
  const patient = await waitingPatient(name)
  const page = await visitor(STAFF.otherPcr)
  const queue = new QueuePage(page, 'pcr')
  await queue.open()
  await queue.search(patient)
  const record = await queue.openDetails(queue.unassigned, patient)
  const dialog = page.getByRole('dialog', { name: `Contact details of ${called}` })

  await record.getByRole('button', { name: 'Correct contact details' }).click()
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('555-0199')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`new.${patient.toLowerCase()}@example.ca`)
  await expect(dialog).toContainText('The new one receives no codes for 24 hours.')
  await dialog.getByRole('button', { name: 'Save contact details' }).click()
  await expect(dialog).toContainText('Choose a reason.')
  await expect(dialog).toContainText('Say how you know that it is the patient.')
  await expectAccessible(page)
  await takeScreenshot(page, 'contact')

  await dialog.getByRole('textbox', { name: 'Phone' }).fill('(416) 555-0199')
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('The patient’s details changed')
  await dialog.getByRole('radio', { name: 'I called back the number on file, 416-555-0134' }).check()
  await dialog.getByRole('button', { name: 'Save contact details' }).click()
  await expect(page.getByText(`Contact details of ${called} corrected.`)).toBeVisible()
  await expect(record.getByRole('link', { name: '416-555-0199' })).toBeVisible()
  await openTab(record, 'Timeline')
  await expect(record.getByText('Corrected phone, email after a call back', { exact: false }).first()).toBeVisible()

  await record.getByRole('button', { name: 'Correct contact details' }).click()
  await expect(dialog.getByRole('list', { name: 'Earlier corrections' })).toContainText('Phone: 416-555-0134 to 416-555-0199')
  await expectAccessible(page)
})
