import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { claimAs, newPatients, newWorker } from './support/queue-people.ts'

const HIGHEST = 60

async function heightsOf(list: Locator): Promise<number[]> {
  return await list.locator('[data-row-key]').evaluateAll((rows) => rows.map((row) => Math.ceil(row.getBoundingClientRect().height)))
}

for (const queue of ['pcr', 'np'] as const) {
  test(`rows of the ${queue.toUpperCase()} queue are at most ${HIGHEST} pixels high, and the page is used to its edge and never scrolls sideways (F-22)`, async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'on a phone the cells of a row are below each other')
    const ids = await newPatients(queue, 'Measured-Along-Its-Very-Long-Family-Name', 3)
    const { queue: screen, page, email } = await newWorker(visitor, queue)
    for (const id of ids) await claimAs(email, queue, id)
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 1080 })
      await screen.open()
      await expect(screen.row(screen.mine, ids[0] ?? '')).toBeVisible()
      for (const list of [screen.mine, screen.unassigned]) {
        const heights = await heightsOf(list)
        expect(heights.length).toBeGreaterThan(2)
        expect(Math.max(...heights)).toBeLessThanOrEqual(HIGHEST)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const edge = await screen.unassigned.evaluate((list) => list.getBoundingClientRect().right)
      expect(width - edge).toBeLessThan(60)
    }
  })
}
