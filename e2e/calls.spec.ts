import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { QueuePage } from './support/queue-page.ts'
import { raiseUrgentHelp } from './support/raise-urgent-help.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'
import { waitingPatient } from './support/waiting-patients.ts'

test('a PCR records calls with keys from the row, and from the record, and the row says what is planned (F-3)', async ({
  visitor,
  isMobile,
}) => {
  const name = { first_name: 'Calla', last_name: isMobile ? 'Phoneside' : 'Deskside' }
  const patient = await waitingPatient(name)
  const asked = await waitingPatient({ ...name, first_name: 'Nella' })
  await raiseUrgentHelp(asked)
  const page = await visitor(STAFF.pcr)
  const queue = new QueuePage(page, 'pcr')
  await queue.open()
  await queue.search(patient)
  const dialog = page.getByRole('dialog', { name: 'Record a call' })

  await test.step('The key opens the dialog; a number and Enter record the call.', async () => {
    await queue.row(queue.unassigned, patient).focus()
    await page.keyboard.press('l')
    await expect(dialog).toContainText(`${name.first_name} ${name.last_name}`)
    await expect(dialog).toContainText('This is the 1st call.')
    await page.keyboard.press('3')
    await expect(dialog.getByRole('radio', { name: 'No answer' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'No answer' })).toBeFocused()
    await expect(dialog.getByLabel(/Next call/)).not.toHaveValue('')
    await expectAccessible(page)
    await takeScreenshot(page, 'call-dialog')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Call recorded\. Next call/)).toBeVisible()
  })

  await test.step('The row counts the call and says when the next one is.', async () => {
    if (!isMobile) await expect(queue.row(queue.unassigned, patient)).toContainText(/1 call · Call planned \d+ \w{3} \d\d:\d\d/)
    await takeScreenshot(page, 'call-row')
  })

  await test.step('On a row that waits for a call its number records it, soon after another it is looked at first.', async () => {
    await queue.row(queue.unassigned, patient).focus()
    await page.keyboard.press('2')
    await expect(dialog.getByRole('radio', { name: 'Left a voicemail' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await queue.search(asked)
    await queue.row(queue.unassigned, asked).focus()
    await page.keyboard.press('3')
    await expect(page.getByText(/^No answer: Call recorded\. Next call/)).toBeVisible()
    await takeScreenshot(page, 'call-by-key')
    await queue.row(queue.unassigned, asked).focus()
    await page.keyboard.press('z')
    await expect(page.getByText(/^1 patient \w+ \w+\.$/)).toBeVisible()
    if (!isMobile) await expect(queue.row(queue.unassigned, asked)).not.toContainText('1 call')
    // Touch screens have no list of keys.
    if (!isMobile) await readsKeys(page)
    await queue.search(patient)
  })

  await test.step('The record opens it too, and its history has the call.', async () => {
    const record = await queue.openDetails(queue.unassigned, patient)
    await record.getByRole('button', { name: 'Record a call' }).click()
    await expect(dialog).toContainText('This is the 2nd call. The last one: no answer')
    // In the evening the hour is the reason that counts.
    await expect(dialog).toContainText(/The last call was less than four hours ago\.|Calls are made from 9:00 to 21:00/)
    await takeScreenshot(page, 'call-second')
    await dialog.getByRole('radio', { name: 'Reached' }).check()
    await dialog.getByRole('button', { name: 'Record the call' }).click()
    await expect(page.getByText('Call recorded. No further call.')).toBeVisible()
  })
})

/** The list of keys names those of a call. */
async function readsKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(page.getByRole('region', { name: 'A call on a row that waits for one' })).toContainText('Left a voicemail')
  await takeScreenshot(page, 'call-keys')
  await page.keyboard.press('Escape')
}
