import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { QueuePage } from './support/queue-page.ts'
import { clinicDay } from './support/signers.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { waitingPatient } from './support/waiting-patients.ts'

test('a PCR corrects a phone number and an email with a reason, and the record shows what was before; and who pays (F-12)', async ({
  visitor,
  isMobile,
  pageErrors,
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
  await page.keyboard.press('Escape')

  await test.step('Who pays is recorded with its file number and the letter of a specialist, by the rule of the day.', async () => {
    pageErrors.allow(/400 \(Bad Request\)/)
    await openTab(record, 'Summary')
    await expect(record.getByText('Veterans Affairs doesn’t pay.')).toBeVisible()
    await record.getByRole('button', { name: 'Record Veterans Affairs' }).click()
    const payer = page.getByRole('dialog', { name: 'Does Veterans Affairs pay?' })
    await payer.getByRole('textbox', { name: 'File number' }).fill('1234567')
    await payer.getByRole('textbox', { name: 'Reason for the change' }).fill('Card of the patient seen')
    await payer.getByRole('button', { name: 'Save who pays' }).click()
    await expect(payer).toContainText('Enter K and six to eight digits, such as K1234567.')
    await expectAccessible(page)
    await payer.getByRole('textbox', { name: 'File number' }).fill('k 123-4567')
    await payer.getByRole('button', { name: 'Save who pays' }).click()
    await expect(record.getByText('up to 3 g a day. File K1234567.', { exact: false })).toBeVisible()

    await record.getByRole('button', { name: 'Change who pays' }).click()
    await payer.getByRole('checkbox', { name: 'A specialist’s letter is on file' }).check()
    await payer.getByRole('textbox', { name: 'Specialist', exact: true }).fill('Dr. Ann Lee')
    await payer.getByRole('textbox', { name: 'Specialty' }).fill('Psychiatry')
    await payer.getByLabel('Date of the letter').fill(clinicDay(-10))
    await payer.getByRole('textbox', { name: 'Grams a day in the letter' }).fill('5')
    await payer.getByRole('textbox', { name: 'Reason for the change' }).fill('Letter received')
    await takeScreenshot(page, 'veteran')
    await payer.getByRole('button', { name: 'Save who pays' }).click()
    await expect(record.getByText('up to 5 g a day. File K1234567.', { exact: false })).toBeVisible()
    await expect(record.getByText(/^Letter of Dr\. Ann Lee, Psychiatry, of /)).toBeVisible()
  })
})
