import { expectAccessible } from './support/accessible.ts'
import { inDatabase } from './support/booked.ts'
import { expect, test } from './support/fixtures.ts'
import { freshName, freshPhone } from './support/fresh-name.ts'
import { openTab } from './support/open-tab.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { waitingPatient } from './support/waiting-patients.ts'

test('a PCR looks up a caller who is in no queue, by name, birth date and phone, and opens the record (F-1)', async ({ visitor }) => {
  const [last_name, phone] = [freshName('Lavoie'), freshPhone()]
  const patient = await waitingPatient({ first_name: 'Maude', last_name })
  await inDatabase(
    (sql) => sql`
      update patients set in_pcr_queue = false, entered_pcr_queue_at = null, phone = ${phone} where patient_id = ${patient}`,
  )
  const page = await visitor(STAFF.pcr)
  await new QueuePage(page, 'pcr').open()
  const dialog = page.getByRole('dialog', { name: 'Look up caller' })

  await test.step('The search of the palette does not reach the record, and offers the look-up.', async () => {
    await page.keyboard.press('Control+K')
    await page.getByRole('combobox', { name: 'Search patients, pages and actions' }).fill(`${last_name} maude`)
    await expect(page.getByRole('option', { name: /^Look up caller/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  })

  await test.step('One identifier and no reason are not enough.', async () => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`${last_name} maude`)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('Give two identifiers')
    await expect(dialog).toContainText('Choose a reason.')
    await expectAccessible(page)
    await takeScreenshot(page, 'look-up')
  })

  await test.step('A number that differs finds no one.', async () => {
    await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('17 May 1980')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('416-555-0000')
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Caller on the line')
    await dialog.getByRole('button', { name: 'Look up' }).click()
    await expect(dialog.getByRole('status')).toContainText('No patient of your provinces matches')
  })

  await test.step('The right one opens the record, whose history has the look-up.', async () => {
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(`+1 (416) ${phone.slice(3, 6)}-${phone.slice(6)}`)
    await page.keyboard.press('Enter')
    const record = page.getByRole('dialog').filter({ hasText: patient })
    await expect(record.getByText(`${patient}`).first()).toBeVisible()
    await openTab(record, 'Timeline')
    await record.getByRole('checkbox', { name: /^Show who opened or searched/ }).check()
    await expect(record.getByText('Looked up by name, birth date, phone', { exact: false }).first()).toBeVisible()
    await expectAccessible(page)
  })
})
