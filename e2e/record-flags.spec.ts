import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const NAMED = 'Walter Hendry'

test('a practitioner reads where a flag comes from, lowers it with a reason, and undoes it (F-18)', async ({ visitor }) => {
  const page = await visitor(STAFF.np)
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const raised = dialog.getByRole('list', { name: 'Raised flags' }).locator('> li')
  const kidney = raised.filter({ hasText: 'kidney disease' })
  await expect(kidney).toContainText('“Kidney disease”')
  await expect(kidney).toContainText('stays raised until a practitioner lowers it')
  await kidney.locator('summary').click()
  await expect(kidney.getByRole('listitem')).toHaveCount(2)
  await inEveryLook(page, async (name) => {
    await kidney.scrollIntoViewIfNeeded()
    await takeScreenshot(page, `flags-${name}`)
  })

  await kidney.getByRole('button', { name: 'Lower kidney disease' }).click()
  const lowering = page.getByRole('dialog', { name: 'Lower the flag “kidney disease”' })
  await lowering.getByRole('button', { name: 'Lower the flag' }).click()
  await expect(lowering.getByText('Say why this flag is lowered.')).toBeVisible()
  await inEveryLook(page, (name) => takeScreenshot(page, `lower-flag-${name}`))
  await lowering.getByRole('textbox', { name: /^Reason/ }).fill('Chose it by mistake; kidney function of May is normal')
  await lowering.getByRole('button', { name: 'Lower the flag' }).click()

  const lowered = dialog.getByRole('list', { name: 'Lowered flags' }).locator('> li')
  await expect(lowered).toContainText('Lowered by Dana Whitfield: Chose it by mistake; kidney function of May is normal')
  await expect(kidney).toHaveCount(0)
  await takeScreenshot(page, 'flag-lowered')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(kidney).toContainText('kidney disease')
  await expect(lowered).toHaveCount(0)
})

/** Wide and narrow, light and dark; each has to be accessible. */
async function inEveryLook(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await look(colorScheme)
      await expectAccessible(page)
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
