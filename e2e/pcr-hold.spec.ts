import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { claimAs, newPatients, newWorker } from './support/queue-people.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('a PCR puts a patient on hold with a reason, by the key: the row says why and until when, is last, and it can be undone', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'by the keyboard')
  const [id = '', other = ''] = await newPatients('pcr', 'Waits-For-Papers', 2)
  const { queue, page, email } = await newWorker(visitor, 'pcr')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const one of [id, other]) await claimAs(email, 'pcr', one)
  await queue.open()
  const row = queue.row(queue.mine, id)
  await row.focus()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: /^Hold / }).filter({ hasText: id })
  await expect(dialog.getByRole('radio', { name: 'Waiting for the patient' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).press('Enter')
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Waiting for documents' })).toBeChecked()
  await takeScreenshot(page, 'pcr-hold-dialog')
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).press('Enter')
  await queue.expectMessage('Patient placed on hold')
  await expect(row).toContainText('Waiting for documents, on hold until tomorrow 09:00')
  await expect(queue.mine.locator('[data-row-key]').last()).toHaveAttribute('data-row-key', id)
  await expectAccessible(page)
  await takeScreenshot(page, 'pcr-hold-row')

  await page.keyboard.press('z')
  await expect(row).not.toContainText('on hold until')
  await row.focus()
  await page.keyboard.press('h')
  await dialog.getByRole('radio', { name: 'Waiting for the seller' }).press('Space')
  await dialog.getByRole('button', { name: /^In 3 days/ }).press('Enter')
  await expect(row).toContainText('Waiting for the seller, on hold until')
  const pane = await queue.openBeside(queue.mine, id)
  await expect(pane.getByText('Waiting for the seller', { exact: true }).first()).toBeVisible()
  await openTab(pane, 'Timeline')
  await expect(pane).toContainText(/waiting for the seller/)
  await takeScreenshot(page, 'pcr-hold-record')
  await row.focus()
  await page.keyboard.press('h')
  await queue.expectMessage('Patient removed from hold')
  await expect(row).not.toContainText('on hold until')
  await page.keyboard.press('?')
  await expect(page.getByText('Hold with a reason, or take off hold')).toBeVisible()
})

test('by the menu of the row, on a computer and on a phone', async ({ visitor }) => {
  const [id = ''] = await newPatients('pcr', 'Waits-By-Menu', 1)
  const { queue, page, email } = await newWorker(visitor, 'pcr')
  await claimAs(email, 'pcr', id)
  await queue.open()
  await queue.act(id, 'Hold', 'Hold until…')
  const dialog = page.getByRole('dialog', { name: /^Hold / }).filter({ hasText: id })
  await dialog.getByRole('radio', { name: 'Waiting for a colleague' }).check()
  await takeScreenshot(page, 'pcr-hold-menu')
  await dialog.getByRole('button', { name: /^In a week/ }).click()
  await queue.expectMessage('Patient placed on hold')
  // On a phone the record is before the list.
  await queue.open()
  await queue.act(id, 'Unhold')
  await queue.expectMessage('Patient removed from hold')
})
