import type { Locator, Page } from '@playwright/test'

/** A line across the middle of a canvas, with the mouse. */
export async function drawLine(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {}
  await page.mouse.move(x + width / 4, y + height / 4)
  await page.mouse.down()
  for (const fraction of [0.4, 0.5, 0.6]) await page.mouse.move(x + width * fraction, y + height * fraction)
  await page.mouse.up()
}
