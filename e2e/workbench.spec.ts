import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { hideAlarms } from './support/hide-alarms.ts'
import { claimAs, newPatients, newWorker } from './support/queue-people.ts'
import { settled } from './support/settled.ts'
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

test('a record is asked for once, shown from what is known when it is opened again, and nothing in it moves while the rest is read', async ({
  visitor,
  isMobile,
}) => {
  test.skip(isMobile, 'beside the list')
  const [first = '', second = ''] = await newPatients('pcr', 'Opened-Again', 2)
  const { queue, page, email } = await newWorker(visitor, 'pcr')
  for (const id of [first, second]) await claimAs(email, 'pcr', id)
  await queue.open()
  await hideAlarms(page)
  const head = queue.pane.getByRole('region', { name: 'Patient', exact: true })
  const asked: string[] = []
  let held: { part: string; until: Promise<void> } | null = null
  await page.route(new RegExp(`/api/(patient_status/${first}|patients/${first}/overview)`), async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    if (held && pathname.includes(held.part)) await held.until
    await route.fallback()
  })

  await test.step('The first time: the head at once, and what follows moves nothing.', async () => {
    const { promise: until, resolve: release } = Promise.withResolvers<void>()
    held = { part: 'overview', until }
    await queue.openBeside(queue.mine, first)
    await expect(head).toContainText(first)
    await expect(queue.pane.getByRole('status', { name: 'Loading the patient' })).toBeVisible()
    const moved = await watchShifts(page)
    release()
    await expect(queue.pane.getByRole('term').first()).toBeVisible()
    await settled(page)
    expect(await moved()).toEqual([])
    expect(asked.toSorted()).toEqual([`/api/patient_status/${first}`, `/api/patients/${first}/overview`])
  })
  await test.step('Again: shown while the server has not answered.', async () => {
    await queue.openBeside(queue.mine, second)
    await expect(head).toContainText(second)
    const { promise: until, resolve: release } = Promise.withResolvers<void>()
    held = { part: first, until }
    await queue.openBeside(queue.mine, first)
    await expect(head).toContainText(first)
    await expect(queue.pane.getByRole('term').first()).toBeVisible()
    release()
  })
})

/** Answers what has moved in the open record since then. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as unknown as { sources: { node: Node | null }[] }[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('[data-pane]')) moved.push(element.textContent?.slice(0, 60) ?? '')
        }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    Object.assign(window, {
      shiftsInRecord: () => {
        note(observer.takeRecords())
        return moved
      },
    })
  })
  return () => page.evaluate('window.shiftsInRecord()')
}
