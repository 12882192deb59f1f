import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { hideAlarms } from './support/hide-alarms.ts'
import { showInFrench } from './support/in-french.ts'
import { claimAs, newPatients, newWorker } from './support/queue-people.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const HIGHEST = 60
const LARGEST = [
  [1920, 1080, 15],
  [1440, 900, 10],
  [1024, 768, 7],
] as const

async function heightsOf(list: Locator): Promise<number[]> {
  return await list.locator('[data-row-key]').evaluateAll((rows) => rows.map((row) => Math.ceil(row.getBoundingClientRect().height)))
}

/** Rows that are whole in the window, and in the list that scrolls them. */
async function rowsInView(page: Page): Promise<number> {
  return await page.locator('[data-row-key]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        const list = row.closest('[data-layout]')?.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && (!list || bottom <= list.bottom + 1)
      }).length,
  )
}

const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Buttons of rows that lie over a cell beside theirs, or beyond the list. */
async function clippedButtons(page: Page): Promise<string[]> {
  return await page.locator('[data-row-key] td:last-child button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const cell = button.closest('td')?.getBoundingClientRect()
      const { left, right } = button.getBoundingClientRect()
      return cell && button.checkVisibility() && (left < cell.left - 1 || right > cell.right + 1)
        ? [button.getAttribute('aria-label') ?? '']
        : []
    }),
  )
}

for (const queue of ['pcr', 'np'] as const) {
  test(`the ${queue.toUpperCase()} queue at every width: rows of at most ${HIGHEST} pixels, both lists in view, a patient beside them, nothing cut off or sideways (F-22)`, async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'sets its own widths')
    const ids = await newPatients(queue, 'Measured-Along-Its-Very-Long-Family-Name', 12)
    const { queue: screen, page, email } = await newWorker(visitor, queue)
    for (const id of ids.slice(0, 5)) await claimAs(email, queue, id)
    for (const [width, height, least] of LARGEST) {
      await page.setViewportSize({ width, height })
      await screen.open()
      await expect(screen.row(screen.mine, ids[0] ?? '')).toBeVisible()
      await screen.openBeside(screen.mine, ids[0] ?? '')
      for (const list of [screen.mine, screen.unassigned]) {
        expect(Math.max(...(await heightsOf(list)))).toBeLessThanOrEqual(HIGHEST)
        await expect(list.locator('[data-row-key]').first()).toBeInViewport()
      }
      await hideAlarms(page)
      expect(await rowsInView(page), `rows in view at ${width}`).toBeGreaterThanOrEqual(least)
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      expect(await clippedButtons(page), `cut off at ${width}`).toEqual([])
      expect(await screen.pane.evaluate((pane) => pane.scrollWidth - pane.clientWidth), `record at ${width}`).toBeLessThanOrEqual(0)
      const edge = await screen.pane.evaluate((pane) => pane.getBoundingClientRect().right)
      expect(width - edge).toBeLessThan(20)
    }
  })

  test(`on a phone the ${queue.toUpperCase()} queue has rows, not cards, and a patient is a screen of their own`, async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'sets its own widths')
    const ids = await newPatients(queue, 'On-A-Small-Screen', 2)
    const { queue: screen, page, email } = await newWorker(visitor, queue)
    for (const id of ids) await claimAs(email, queue, id)
    await page.setViewportSize({ width: 390, height: 844 })
    await screen.open()
    expect(Math.max(...(await heightsOf(screen.mine)))).toBeLessThanOrEqual(HIGHEST)
    expect(await clippedButtons(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await screen.mine.getByRole('button', { name: `Open ${ids[1]}`, exact: true }).click()
    const { pane } = screen
    await expect(pane).toContainText(ids[1] ?? '')
    await expect(screen.mine).toBeHidden()
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await page.goBack()
    await expect(screen.row(screen.mine, ids[1] ?? '')).toBeVisible()
    await expect(pane).toBeHidden()
  })

  test(`in French the ${queue.toUpperCase()} queue has as many rows, and no button over the cell beside it (F-15)`, async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'sets its own widths')
    const ids = await newPatients(queue, 'Mesurée-Au-Long-Nom-De-Famille', 12)
    const { page, email } = await newWorker(visitor, queue)
    for (const id of ids.slice(0, 5)) await claimAs(email, queue, id)
    await showInFrench(page)
    for (const [width, height, least] of [...LARGEST, [390, 844, 6] as const]) {
      await page.setViewportSize({ width, height })
      await page.goto(queue === 'pcr' ? '/pages/userqueue' : '/pages/NPqueue')
      // Another language is a page of its own, with more to load.
      await expect(page.locator(`[data-row-key="${ids[0]}"]`)).toBeVisible({ timeout: 45_000 })
      await hideAlarms(page)
      await expect.poll(() => rowsInView(page), `rows in view at ${width}`).toBeGreaterThanOrEqual(least)
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      expect(await clippedButtons(page), `cut off at ${width}`).toEqual([])
    }
    await takeScreenshot(page, `french-${queue}-390`)
  })
}

for (const [queue, path] of [
  ['pcr', '/pages/PCRAdmin'],
  ['np', '/pages/NPAdmin'],
] as const) {
  test(`the managers’ list of the ${queue.toUpperCase()} queue has rows of at most ${HIGHEST} pixels too, also beside an open patient and on a phone`, async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'sets its own widths')
    const [id = ''] = await newPatients(queue, 'Measured-By-Managers-Along-A-Long-Name', 2)
    const page = await visitor(STAFF.admin)
    const list = page.locator('[data-layout]').filter({ has: page.locator('[data-row-key]') })
    const pane = page.getByRole('complementary', { name: 'Open patient' })
    const name = page.locator(`[data-row-key="${id}"]`).getByRole('button', { name: /Managers-Along-A-Long-Name/ })
    const measure = async (where: string) => {
      expect(Math.max(...(await heightsOf(list.last()))), where).toBeLessThanOrEqual(HIGHEST)
      expect(await clippedButtons(page), `cut off ${where}`).toEqual([])
      expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0)
    }
    for (const [width, height] of [...LARGEST, [390, 844] as const]) {
      await page.setViewportSize({ width, height })
      await page.goto(`${path}?q=${id}`)
      await expect(name).toBeVisible()
      await measure(`at ${width}`)
      await takeScreenshot(page, `managers-${queue}-${width}`)
      await name.click()
      await expect(pane.getByRole('tab', { name: 'Summary' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`patient=${id}`))
      expect(await sidewaysScroll(page), `open at ${width}`).toBeLessThanOrEqual(0)
      await takeScreenshot(page, `managers-${queue}-${width}-open`)
      if (width === 390) await expect(name).toBeHidden()
      else await measure(`beside a patient at ${width}`)
      await page.goBack()
      await expect(pane).toBeHidden()
      await expect(name).toBeVisible()
    }
  })
  test(`${path} shows rows of the statistics and of the list above the fold, also where there are many people`, async ({
    visitor,
    isMobile,
  }) => {
    test.skip(isMobile, 'sets its own widths')
    await newPatients(queue, 'Above-The-Fold', 5)
    const page = await visitor(STAFF.admin)
    const rowsOf = (name: RegExp) => page.getByRole('table', { name }).locator('[data-row-key]')
    const [figures, list] = [rowsOf(/Statistics$/), rowsOf(/^Patients in/)] as const
    for (const [width, height, least] of [
      [1440, 900, 6],
      [1024, 768, 3],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await expect(list.first()).toBeVisible()
      await hideAlarms(page)
      await expect(list.nth(least - 1), `row ${least} at ${width}`).toBeInViewport({ ratio: 1 })
      await expect(figures.nth(3), `figures at ${width}`).toBeInViewport({ ratio: 1 })
      await figures.last().scrollIntoViewIfNeeded()
      await expect(figures.last(), `last figures at ${width}`).toBeInViewport({ ratio: 0.95 })
      await takeScreenshot(page, `fold-${queue}-admin-${width}`)
    }
    // A stream that ends at once.
    await page.route('**/api/events*', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByText('reconnecting')).toBeVisible()
    const toolbar = await page.getByRole('button', { name: 'Saved views' }).boundingBox()
    const search = await page.getByRole('searchbox').first().boundingBox()
    expect(toolbar?.y, 'one line without live updates too').toBeLessThan((search?.y ?? 0) + (search?.height ?? 0))
  })
}
