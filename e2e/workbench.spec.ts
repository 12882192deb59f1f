import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { claimAs, newPatients, newWorker } from './support/queue-people.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('a patient opens beside the list by a click, follows the keys, is in the address, and closes by Escape', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'keys need a keyboard')
  const [first = '', second = '', third = ''] = await newPatients('np', 'Beside-The-List', 3)
  const { queue, page, email } = await newWorker(visitor, 'np')
  for (const id of [first, second, third]) await claimAs(email, 'np', id)
  await queue.open()
  const head = queue.pane.getByRole('region', { name: 'Patient', exact: true })
  const order = await queue.mine.locator('[data-row-key]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''))
  const [top = '', middle = '', last = ''] = order

  await queue.openBeside(queue.mine, top)
  await expect(head).toContainText(top)
  await expect(queue.row(queue.mine, top)).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await takeScreenshot(page, 'workbench')

  await test.step('The pane follows the row that the keys rest on.', async () => {
    await page.keyboard.press('m')
    await page.keyboard.press('j')
    await expect(head).toContainText(middle)
    await expect(page).toHaveURL(new RegExp(`patient=${middle}`))
  })
  await test.step('A reload and a link lead to the same patient.', async () => {
    await page.reload()
    await expect(head).toContainText(middle)
  })
  await test.step('The record has its own way to the next and the previous one.', async () => {
    await queue.pane.getByRole('button', { name: 'Next patient (j)' }).click()
    await expect(head).toContainText(last)
    await queue.pane.getByRole('button', { name: 'Previous patient (k)' }).click()
    await expect(head).toContainText(middle)
  })
  await test.step('Enter goes into the record, Escape back to the row, Escape again closes it.', async () => {
    await queue.row(queue.mine, middle).focus()
    await page.keyboard.press('Enter')
    await expect(queue.pane).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(queue.row(queue.mine, middle)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(queue.pane).toContainText('No patient open')
    await expect(page).not.toHaveURL(/patient=/)
  })
})

test('completing from the record can lead to the next patient; after a no it does not', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'a phone goes back to its list')
  const ids = await newPatients('pcr', 'One-After-Another', 2)
  const { queue, page, email } = await newWorker(visitor, 'pcr')
  for (const id of ids) await claimAs(email, 'pcr', id)
  await queue.open()
  const head = queue.pane.getByRole('region', { name: 'Patient', exact: true })
  const [top = '', next = ''] = await queue.mine
    .locator('[data-row-key]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key') ?? ''))
  await queue.openBeside(queue.mine, top)
  const goOn = queue.pane.getByRole('button', { name: 'Send to NP and next' })
  await goOn.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await queue.expectMessage('Operation cancelled')
  await expect(head).toContainText(top)
  await goOn.click()
  await queue.confirm('Send to NP queue')
  await expect(queue.row(queue.mine, top)).toHaveCount(0)
  await expect(head).toContainText(next)
})
