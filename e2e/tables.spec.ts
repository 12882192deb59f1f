import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const HIGHEST = 60
const PAGES: [path: string, table: string][] = [
  ['/pages/userAdmin', 'Users'],
  ['/pages/PatientManager', ''],
  ['/pages/PCRAdmin', '^Patients in'],
  ['/pages/NPAdmin', '^Patients in'],
  ['/pages/conversations', ''],
]

const ON_A_PHONE = [
  ...['/pages/userAdmin', '/pages/PatientManager', '/pages/conversations', '/pages/answers', '/pages/answers?view=misunderstood'],
  ...['/pages/editQuestionnaire', '/pages/audit'],
]

for (const path of ON_A_PHONE) {
  test(`${path} has rows of at most ${HIGHEST} pixels on a phone, all fields of which can be reached`, async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'sets its own width')
    const page = await visitor(STAFF.admin)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const rows = page.locator('[data-layout] tr[data-row-key], table[aria-label="Entries"] > tbody > tr')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    const heights = await rows.evaluateAll((all) => all.map((row) => Math.ceil(row.getBoundingClientRect().height)))
    expect(Math.max(...heights)).toBeLessThanOrEqual(HIGHEST)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await takeScreenshot(page, `phone-${path.split('/').at(-1)}`)
    const more = rows.first().getByRole('button', { name: 'All fields' })
    if ((await more.count()) > 0) {
      const lowest = await rows.first().evaluate((row) => ({ x: row.clientWidth / 2, y: row.clientHeight - 4 }))
      await rows.first().click({ position: lowest })
      await expect(more, 'opened by a tap on the row').toHaveAttribute('aria-expanded', 'true')
      await expect(rows.first().locator('td').filter({ visible: false })).toHaveCount(0)
      const cut = rows.first().locator('[data-phone="heading"], [data-phone="second"]')
      expect(await cut.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length)).toBe(0)
      await takeScreenshot(page, `phone-${path.split('/').at(-1)}-open`)
    }
    await expectAccessible(page)
  })
}

for (const [path, label] of PAGES) {
  test(`${path} has a table at 1024 and 768 pixels, every column of which can be reached`, async ({ visitor, isMobile }) => {
    test.skip(isMobile, 'a phone has rows of its own')
    const page = await visitor(STAFF.admin)
    for (const width of [1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const table = page.getByRole('table', { name: new RegExp(label) }).first()
      await expect(table.locator('tr[data-row-key]').first()).toBeVisible()
      const { page: pageWidth, heads } = await table.evaluate((element) => ({
        page: document.documentElement.scrollWidth,
        heads: Math.min(...[...element.querySelectorAll('th')].map((head) => head.getBoundingClientRect().height)),
      }))
      expect(pageWidth).toBeLessThanOrEqual(width)
      expect(heads).toBeGreaterThan(10)
      const last = table.locator('tr[data-row-key]').first().locator('td').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.9 })
      const name = table.locator('tr[data-row-key]').first().locator('[data-phone="heading"]')
      if ((await name.count()) > 0) await expect(name).toBeInViewport({ ratio: 0.9 })
      await expectAccessible(page)
      await takeScreenshot(page, `table-${path.split('/').at(-1)}-${width}`)
    }
  })
}

test('on a phone the heads of the Patient Manager are above what they name', async ({ visitor, isMobile }) => {
  test.skip(isMobile, 'sets its own width')
  const page = await visitor(STAFF.admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pages/PatientManager')
  const row = page.locator('tr[data-row-key]').first()
  await expect(row).toBeVisible()
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
  const [, , patient] = await row.locator('td').all()
  const place = await patient?.locator('span').first().evaluate(left)
  for (const name of ['Patient ID', 'Name']) {
    expect(
      await page
        .getByRole('columnheader')
        .getByRole('button', { name: new RegExp(`^${name}: sort`) })
        .evaluate(left),
      name,
    ).toBe(place)
  }
})
